export function table(text) {
  return new Map(text.split(", ").map((row) => row.split(" ")));
}
