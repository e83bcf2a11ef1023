console.log("Herb shop");
