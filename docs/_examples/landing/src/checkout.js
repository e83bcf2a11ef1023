import { countries } from './countries.js';
import { sumOf } from './money.js';

export function openCheckout(teas) {
  const dialog = document.createElement('dialog');
  const select = document.createElement('select');

  for (const [code, name] of Object.entries(countries)) {
    select.add(new Option(name, code));
  }
  dialog.append(`To pay: ${sumOf(teas)}. Send to `, select);
  document.body.append(dialog);
  dialog.showModal();
}
