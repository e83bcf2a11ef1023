import "./header.js";
import "./footer.js";
