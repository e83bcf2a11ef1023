/** A name that says more than an ordinary word: two parts or more, or the key of a setting. */
const identifier = /--?[a-z][\w-]*|@?[A-Za-z_$][\w$]*(?:[./-][A-Za-z_$][\w$]*)*/g;
const longest = 48;

/** Names that stand in nearly every sample tell nothing apart. */
const everywhere = new Set(['module.exports', 'path.resolve', 'node:path', 'console.log']);

/** Finds the names in a piece of code: options, functions, packages, flags; each once. */
export function namesIn(code: string): string[] {
  const found = [...code.matchAll(identifier)]
    .map(([name]) => name)
    .filter((name) => isTelling(name) && !everywhere.has(name));
  const keys = [...code.matchAll(/^\s*([a-z][\w$]{2,}):/gm)].map(([, key]) => key!);
  return [...new Set([...found, ...keys])];
}

const isTelling = (name: string) =>
  name.length > 3 &&
  name.length <= longest &&
  (/[a-z][A-Z]/.test(name) || /^(?:--[a-z]|__)/.test(name) || /-(?:loader|plugin)$/.test(name));
