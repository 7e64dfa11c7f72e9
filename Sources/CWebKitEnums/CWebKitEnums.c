#include "CWebKitEnums.h"
