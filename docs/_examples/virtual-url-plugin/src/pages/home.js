export default "Bread of the day";
