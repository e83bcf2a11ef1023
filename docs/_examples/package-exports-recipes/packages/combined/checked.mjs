// The code of the package.
