// Header only.
#include "CWebKitEnums.h"
