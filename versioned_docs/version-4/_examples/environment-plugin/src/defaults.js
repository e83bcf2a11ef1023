console.log(process.env.API_URL, process.env.PAGE_SIZE);
console.log(process.env.REVIEWS, process.env.MAP_KEY);
if (process.env.REVIEWS) console.log("with reviews");
