console.log("with version", VERSIONED);
