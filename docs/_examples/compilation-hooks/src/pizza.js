export const text = "Bake the pizza.";
