console.log("map");
