console.log("Bread");
