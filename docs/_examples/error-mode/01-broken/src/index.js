console.log("Good morning");
