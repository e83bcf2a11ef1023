import bread from "./bread.svg";
import greeting from "./greeting.txt";

document.body.append(greeting, Object.assign(new Image(), { src: bread }));
