import { setVolume } from "./volume.js";

setVolume(2);
