const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export const format = (cents) =>
  euro.format(cents / 100);

export const sumOf = (items) =>
  format(items.reduce((n, item) => n + item.cents, 0));

// Nobody imports this one.
export const withTax = (cents, rate) =>
  format(cents * (1 + rate));
