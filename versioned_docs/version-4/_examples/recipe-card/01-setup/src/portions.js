export function forGuests(amount, guests) {
  return (amount / 4) * guests;
}

export function inOunces(grams) {
  return grams / 28.35;
}
