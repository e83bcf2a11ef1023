console.log("One more visitor");
