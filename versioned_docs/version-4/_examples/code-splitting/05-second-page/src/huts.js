import huts from "./huts.json";
import { showList } from "./list.js";

showList(huts);
