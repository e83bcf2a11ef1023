console.log("Shop is open");
