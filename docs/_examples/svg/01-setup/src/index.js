import file from "./anchor.svg";
import inline from "./anchor.svg?inline";
import markup from "./anchor.svg?raw";
import "./style.css";

document.getElementById("file").src = file;
document.getElementById("inline").src = inline;
document.getElementById("markup").innerHTML = `${markup} Berth 3`;
