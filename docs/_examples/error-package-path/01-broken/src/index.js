console.log("Crane");
