export default (price) => `${price} EUR`;
