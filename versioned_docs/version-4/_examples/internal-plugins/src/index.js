console.log("Museum guide");
