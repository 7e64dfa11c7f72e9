#include "CWebProcessExtension.h"
