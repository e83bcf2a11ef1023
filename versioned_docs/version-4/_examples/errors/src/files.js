import fs from "fs";

export const read = (file) => (fs.readFileSync ? fs.readFileSync(file) : "");
