const VERSIONS = ["1.1.0", "1.2.0"];
console.log(VERSION, { VERSION: VERSION }, VERSIONS, "VERSION");
console.log(window.VERSION);
console.log(((VERSION) => VERSION)(2));
console.log(process.env.API, process.env["API"]);
console.log(process.env.OTHER);
const { API } = process.env;
