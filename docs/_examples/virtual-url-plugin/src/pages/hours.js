export default "Open from 6 to 12";
