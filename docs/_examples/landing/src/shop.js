import teas from './teas.json';
import { createCard } from './card.js';
import { sumOf } from './money.js';

const basket = [];
const shelf = document.createElement('ul');
const total = document.createElement('p');

shelf.className = 'shelf';
for (const tea of teas) {
  shelf.append(
    createCard(tea, () => {
      basket.push(tea);
      total.textContent = `${basket.length} in the basket, ${sumOf(basket)}`;
    }),
  );
}

const checkout = document.createElement('button');
checkout.textContent = 'Check out';
checkout.addEventListener('click', async () => {
  const { openCheckout } = await import(
    /* webpackChunkName: "checkout" */ './checkout.js'
  );
  openCheckout(basket);
});

document.body.append(shelf, total, checkout);
