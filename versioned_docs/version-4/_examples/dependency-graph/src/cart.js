import { price } from "./price.js";

export const addToCart = (id, cents) => {
  document.title = `${id}: ${price(cents)}`;
};
