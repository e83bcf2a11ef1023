import { mkdir, writeFile } from "node:fs/promises";

const count = Number(process.argv[2] ?? 60);
const names = Array.from({ length: count }, (_, index) => `route-${index + 1}`);

const component = (name, index) => `import { useMemo, useState } from "react";
import { padStart, sortBy } from "lodash";
import type { Crossing } from "../crossing";
import * as styles from "./${name}.module.scss";

const crossings: Crossing[] = Array.from({ length: 8 }, (_, hour) => ({
  from: "Harbor ${index + 1}",
  to: "Island " + (hour + 1),
  minutes: ((hour * 37 + ${index * 11}) % 60) + 6 * 60,
  cabins: hour % 3 === 0 ? { inside: 4, outside: 2 } : undefined,
}));

export default function Route${index + 1}() {
  const [order, setOrder] = useState<keyof Crossing>("minutes");
  const rows = useMemo(() => sortBy(crossings, order), [order]);
  const clock = (minutes: number) =>
    \`\${padStart(String(Math.trunc(minutes / 60)), 2, "0")}:\${padStart(String(minutes % 60), 2, "0")}\`;

  return (
    <section className={styles.route}>
      <h2 onClick={() => setOrder("to")}>Route ${index + 1}</h2>
      <ul>
        {rows.map(({ to, minutes, cabins }) => (
          <li key={to} className={cabins?.outside ? styles.cabins : undefined}>
            {clock(minutes)} {to}, {cabins?.inside ?? "no"} cabins
          </li>
        ))}
      </ul>
    </section>
  );
}
`;

const style = (index) => `@use "../theme";

.route {
  padding: theme.space(${(index % 4) + 1});
  h2 { color: theme.shade(${(index % 9) * 5}%); }
  li { margin: theme.space(1); }
  .cabins { font-weight: bold; }
}
`;

await mkdir("src/routes", { recursive: true });
await Promise.all(
  names.flatMap((name, index) => [
    writeFile(`src/routes/${name}.tsx`, component(name, index)),
    writeFile(`src/routes/${name}.module.scss`, style(index)),
  ]),
);
await writeFile(
  "src/routes/index.ts",
  [
    ...names.map((name, index) => `import Route${index + 1} from "./${name}";`),
    `export const routes = [${names.map((_, index) => `Route${index + 1}`).join(", ")}];`,
    "",
  ].join("\n"),
);
