export default "#008080";
