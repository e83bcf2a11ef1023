import { weeksUntil } from "seed-kit";

console.log("import:", weeksUntil("2027-03-20", "2027-01-02"));
