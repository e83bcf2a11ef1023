import { setVolume } from "./volume.js";

setVolume(1);
document.body.append("Chat is open");
