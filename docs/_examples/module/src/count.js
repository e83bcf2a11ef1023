import { step } from "./step.js"; postMessage(step);
