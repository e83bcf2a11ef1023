const name = process.argv[2];

console.log(require(name).default);
