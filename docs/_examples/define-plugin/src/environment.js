const { NODE_ENV } = process.env;
const { NODE_ENV: mode, HOME } = process.env;
const { MODE, BASE_URL } = import.meta.env;
const all = import.meta.env;
console.log(NODE_ENV, mode, HOME, MODE, BASE_URL, all);
