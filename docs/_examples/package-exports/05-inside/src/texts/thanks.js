export default "Thank you!";
