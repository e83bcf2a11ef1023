import "./page.css";

console.log(__webpack_css_server_styles__);
