import teas from './teas.json';
import { createCard } from './card.js';

const shelf = document.querySelector('ul');
const button = document.querySelector('button');

for (const tea of teas) {
  shelf.append(createCard(tea));
}

button.onclick = async () => {
  const { openCheckout } = await import(
    /* webpackChunkName: "checkout" */
    './checkout.js'
  );
  openCheckout(teas);
};
