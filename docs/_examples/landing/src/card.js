import { format } from './money.js';

const pot = new URL('./pot.svg', import.meta.url);

export function createCard(tea) {
  const card = document.createElement('li');
  const picture = new Image(48, 48);

  picture.src = pot.href;
  picture.alt = '';
  card.append(picture, tea.name, format(tea.cents));
  return card;
}
