console.log("Buoy 12");
