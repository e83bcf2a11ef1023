export default "Prices of jp";
