export default (text) => console.log(text);
