import { weeksUntil } from "../";

console.log(weeksUntil("2027-03-20", "2027-01-02"));
