console.log("Herbs for", process.argv[2]);
