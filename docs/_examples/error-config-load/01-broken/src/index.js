console.log("12 buoys");
