console.log(NOTICE);
console.log(FIRST_NOTICE);
