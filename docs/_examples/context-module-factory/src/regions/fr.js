export default "Prices of fr";
