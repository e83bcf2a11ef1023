console.log(__dirname);
console.log(import.meta.dirname);
