console.log(typeof price);
console.log(typeof globalThis.price);
console.log(shop["price"](250), shop?.price(300));

{
  const price = "a local name";
  console.log(price);
}

price = () => "another function";
console.log(price());
