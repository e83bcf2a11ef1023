import leaf from './img/leaf.svg';
import pot from './img/pot.svg';
import { format } from './money.js';

export function createCard(tea, onAdd) {
  const card = document.createElement('li');
  const picture = new Image(48, 48);
  const add = document.createElement('button');

  picture.src = tea.loose ? leaf : pot;
  picture.alt = '';
  add.textContent = `Add for ${format(tea.cents)}`;
  add.addEventListener('click', onAdd);
  card.append(picture, tea.name, add);
  return card;
}
