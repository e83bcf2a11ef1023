import("./prices.js").catch((error) => console.log(error.message));
