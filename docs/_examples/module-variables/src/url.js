console.log(import.meta.url);
console.log(new URL("./logo.svg", import.meta.url).href);
