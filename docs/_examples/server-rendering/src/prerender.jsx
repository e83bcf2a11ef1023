import { writeFileSync } from "node:fs";
import { renderPage } from "./page.jsx";

writeFileSync("dist/dover.html", renderPage({ harbor: "Dover", meters: 4 }));
