/** No translated interface texts. */
export default {};
