import './shop.css';
import { createCard } from './card.js';
import { linkTo } from './share.js';
import { teas } from './teas.js';
import { openCheckout } from './checkout.js';

const shelf = document.querySelector('ul');
const [buy, share] = document.querySelectorAll('button');

shelf.append(...teas.map(createCard));
share.onclick = () => navigator.clipboard.writeText(linkTo(teas));
buy.onclick = () => openCheckout(teas);
