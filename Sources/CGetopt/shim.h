// The platform's module of the C library has getopt, but not getopt_long.
#include <getopt.h>
