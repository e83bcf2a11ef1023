console.log("Herbs from", process.env.API_URL);
console.log("Reviews from", import.meta.env.API_URL);
