/** Helps during development: complains about prices that cannot be right. */
export function check(breads) {
  for (const [name, price] of Object.entries(breads)) {
    if (!(price > 0)) throw new Error(`The price of ${name} must be greater than zero`);
  }
  console.log("All prices are right");
}
