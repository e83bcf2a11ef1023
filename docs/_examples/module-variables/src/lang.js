const words = import.meta.webpackContext("./lang", { regExp: /\.json$/ });
console.log(words.keys(), words("./de.json").yes);

const files = import.meta.glob("./lang/*.json");
console.log(Object.keys(files));
files["./lang/en.json"]().then(({ yes }) => console.log(yes));
