console.log("Tours: at 10 and 15");
