const { MODE, PROD } = import.meta.env;

console.log(import.meta.webpack);
console.log(import.meta.main);
console.log(import.meta.dirname, import.meta.filename);
console.log(import.meta.env.DEV, import.meta.env.API, MODE, PROD);
console.log(import.meta.vendor);
console.log(Object.keys(import.meta));
