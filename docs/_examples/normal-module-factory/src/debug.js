console.log("Tea shop in debug mode");
