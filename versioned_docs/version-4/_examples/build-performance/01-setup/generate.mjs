import { mkdir, writeFile } from "fs/promises";

const count = Number(process.argv[2] || 12);
const numbers = Array.from({ length: count }, (_, index) => index + 1);

const route = (number) => `import padStart from "lodash/padStart";
import sortBy from "lodash/sortBy";
import type { Crossing } from "../crossing";

const crossings: Crossing[] = Array.from({ length: 8 }, (_, hour) => ({
  from: "Harbor ${number}",
  to: \`Island \${hour + 1}\`,
  minutes: ((hour * 37 + ${number * 11}) % 60) + 6 * 60,
  cabins: hour % 3 === 0 ? { inside: 4, outside: 2 } : undefined,
}));

const clock = (minutes: number) =>
  [Math.trunc(minutes / 60), minutes % 60].map((part) => padStart(String(part), 2, "0")).join(":");

export function route${number}(order: keyof Crossing = "minutes"): string {
  const rows = sortBy(crossings, order).map(
    ({ to, minutes, cabins }) =>
      \`<li>\${clock(minutes)} \${to}, \${cabins?.inside ?? "no"} cabins</li>\`,
  );
  return \`<h2>Route ${number}</h2><ul>\${rows.join("")}</ul>\`;
}
`;

await mkdir("src/routes", { recursive: true });
await Promise.all(
  numbers.map((number) => writeFile(`src/routes/route-${number}.ts`, route(number))),
);
await writeFile(
  "src/routes/index.ts",
  [
    ...numbers.map((number) => `import { route${number} } from "./route-${number}";`),
    `export const routes = [${numbers.map((number) => `route${number}`).join(", ")}];`,
    "",
  ].join("\n"),
);
