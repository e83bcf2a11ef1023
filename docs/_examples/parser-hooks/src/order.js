import "./teas.js";

const count = 2;

if (count > 1) navigator.vibrate(count);

export default count;
