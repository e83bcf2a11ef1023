/** Components under test stand outside the site's routes. */
export default [];
