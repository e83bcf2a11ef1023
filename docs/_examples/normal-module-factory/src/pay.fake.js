export const pay = (price) => console.log(`${price} not paid`);
