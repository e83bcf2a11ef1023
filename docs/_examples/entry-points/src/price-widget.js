export function show(id, price) {
  document.getElementById(id).textContent = `from ${price} € a day`;
}
