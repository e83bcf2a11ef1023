console.log(TEXT, CODE);
console.log(COUNT, ON, NOTHING);
console.log(PATTERN.test(TEXT), DOUBLE(4));
console.log(LIMITS.pots, LIMITS.height, LIMITS);
console.log(SIZES, SIZES_AS_CODE);
console.log(typeof window, typeof TEXT);
