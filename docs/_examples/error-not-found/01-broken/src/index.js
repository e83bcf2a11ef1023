import { area } from "./Shapes.js";
import { edges } from "shapes.js";
import { unit } from "@/units.js";

document.title = `${area(3)} ${unit}², ${edges(3)} ${unit}`;
