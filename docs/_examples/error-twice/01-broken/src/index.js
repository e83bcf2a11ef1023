console.log("release");
