const recipes = require.context("./recipes", false, /^\.\/\w+\.js$/);

console.log(recipes.keys(), recipes("./tea.js").title);
console.log(recipes.resolve("./tea.js"));
console.log(recipes.id);

const later = require.context("./recipes", true, /soup\.js$/, "lazy");
later("./soup.js").then(({ title }) => console.log(title));
