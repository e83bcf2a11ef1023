console.log("Pier 2");
