import { strToU8, zipSync } from "fflate";

export function zipOf(places) {
  const files = places.map(({ name, about }) => [`${name}.txt`, strToU8(about)]);
  return zipSync(Object.fromEntries(files));
}
