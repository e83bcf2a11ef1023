import { renderToString } from "react-dom/server";
import "./index.js";

console.log(renderToString("on time"));
