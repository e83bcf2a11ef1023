import { zones } from "./zones.js";

const rates = {
  near: { start: 5, perKilo: 1.5 },
  far: { start: 9, perKilo: 4 },
};

function price(country, kilos) {
  const rate = rates[zones[country]];
  return rate.start + kilos * rate.perKilo;
}

export function priceList(kilos) {
  return Object.keys(zones).map((country) => `${country}: ${price(country, kilos)} €`);
}
