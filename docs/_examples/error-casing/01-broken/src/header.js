console.log("header");
