const price: number = 12;

document.title = `${price} EUR`;
