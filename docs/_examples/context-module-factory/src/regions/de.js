export default "Prices of de";
