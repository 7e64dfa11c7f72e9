#include "CGatehouseGTK.h"
