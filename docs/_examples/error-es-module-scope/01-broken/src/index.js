console.log("Quay 4");
