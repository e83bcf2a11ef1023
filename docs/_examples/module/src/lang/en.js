export default "English";
