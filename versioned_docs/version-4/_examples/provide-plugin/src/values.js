console.log(prices);
console.log(price(250));
console.log(perKilo(250, 50));
console.log(shop.price(250));
