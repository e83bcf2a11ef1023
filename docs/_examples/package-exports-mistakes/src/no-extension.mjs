import "no-extension";
