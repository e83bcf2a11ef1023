import basil from "./basil.svg";
import dot from "./dot.svg";

for (const url of [basil, dot]) {
  document.body.append(Object.assign(new Image(), { src: url }));
}
