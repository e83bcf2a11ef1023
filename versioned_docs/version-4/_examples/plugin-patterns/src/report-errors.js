console.log("errors are reported");
