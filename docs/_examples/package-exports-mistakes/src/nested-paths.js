import "nested-paths";
