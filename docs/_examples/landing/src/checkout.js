import './checkout.css';
import { sumOf } from './money.js';

export function openCheckout(teas) {
  const dialog = document.createElement('dialog');

  dialog.className = 'checkout';
  dialog.append(`To pay: ${sumOf(teas)}`);
  document.body.append(dialog);
  dialog.showModal();
}
