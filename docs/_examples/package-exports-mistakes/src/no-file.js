import "no-file";
