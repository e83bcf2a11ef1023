import { setVolume } from "./volume.js";

setVolume(5);
document.querySelector("#chat").onclick = () => import("./chat.js");
