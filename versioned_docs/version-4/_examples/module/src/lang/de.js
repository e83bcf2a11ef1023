export default "German";
