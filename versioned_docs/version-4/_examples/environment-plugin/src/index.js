console.log("Herbs from", process.env.API_URL);
