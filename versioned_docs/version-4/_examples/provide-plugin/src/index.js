console.log("Basil", price(250));
