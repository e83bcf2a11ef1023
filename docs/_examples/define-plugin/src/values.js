console.log(TEXT, CODE);
console.log(COUNT, ON, NOTHING);
console.log(PATTERN.test(TEXT), DOUBLE(4));
console.log(LIMITS.pots, LIMITS.sizes[1], LIMITS.height, LIMITS);
console.log(import.meta.shop, typeof window, typeof TEXT);
