console.log("Herb shop", process.env.GIT_VERSION);
