const load = (name) => import(`./lang/${name}.js`);

load("de").then(
  ({ default: text }) => console.log(text),
  ({ message }) => console.log(message),
);
