import { labels } from "@herbs/ui";
import get from "lodash/get";

console.log("left", labels, get);
