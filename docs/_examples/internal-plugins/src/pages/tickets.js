console.log("Tickets: 12 euros");
