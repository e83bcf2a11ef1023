import "./page.css";
import tram from "./tram.svg?url";
import notice from "./notice.txt?raw";
import { title } from "@/title";

const stops = import.meta.glob("./stops/*.ts", { eager: true });
const image = new Image();
image.src = tram;
image.alt = Object.keys(stops).length + " stops";
document.querySelector("h1")!.textContent = title;
document.body.append(notice, image);
