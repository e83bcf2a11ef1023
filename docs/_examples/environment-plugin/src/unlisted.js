const { API_URL, CITY } = process.env;
const { CITY: city, COUNTRY } = process.env;
const name = "CITY";
console.log(API_URL, city, COUNTRY, process.env[name], process.env["CITY"]);
