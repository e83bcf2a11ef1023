console.log("Market square 4");
