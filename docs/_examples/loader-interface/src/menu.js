import bread from "./bread.recipe";

const items = bread.ingredients.map((text) => `<li>${text}</li>`);

export default `<h1>${bread.title}</h1><ul>${items.join("")}</ul>`;
