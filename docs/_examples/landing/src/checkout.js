import './checkout.css';
import { sumOf } from './money.js';

export function openCheckout(basket) {
  const dialog = document.createElement('dialog');
  const lines = document.createElement('ol');

  for (const tea of basket) {
    const line = document.createElement('li');
    line.textContent = tea.name;
    lines.append(line);
  }

  dialog.className = 'checkout';
  dialog.append(lines, `To pay: ${sumOf(basket)}`);
  document.body.append(dialog);
  dialog.showModal();
}
