const { name } = __non_webpack_require__("../package.json");

console.log(name, __dirname.endsWith("dist"));
