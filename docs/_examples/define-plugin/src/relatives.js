console.log(process.env.CURRENCY, import.meta.env.CURRENCY);
console.log(process.env.WEBPACK_SHOP, import.meta.env.WEBPACK_SHOP);
console.log(process.env.DATABASE_PASSWORD);
