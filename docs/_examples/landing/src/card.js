import leaf from './img/leaf.svg';
import pot from './img/pot.svg';
import { format } from './money.js';

export function createCard(tea) {
  const card = document.createElement('li');
  const picture = new Image(48, 48);

  picture.src = tea.loose ? leaf : pot;
  picture.alt = '';
  card.append(picture, tea.name);
  card.append(format(tea.cents));
  return card;
}
