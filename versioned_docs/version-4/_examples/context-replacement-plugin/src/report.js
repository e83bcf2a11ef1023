import { report } from "report-kit";

console.log(report("csv", ["high tide", "14:20"]));
