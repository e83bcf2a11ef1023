import { mix } from "paint-kit";
import teal from "paint-kit/swatches/teal";

console.log(mix(teal, "#ffffff"));
