console.log("without version", CACHED);
