/**
 * Finds the line of a sample that a message is about: where the property stands that it names.
 * @returns 1-based; 0, the line of the fence, when nothing in the sample has that name
 */
export function lineOfFault(source: string, message: string): number {
  const name =
    /unknown property '([^']+)'/.exec(message)?.[1] ??
    /(?:configuration|options)((?:[.[]['"\w\]]+)+)/
      .exec(message)?.[1]
      ?.match(/[a-z_$]\w*/gi)
      ?.at(-1);
  if (!name) return 0;
  const pattern = new RegExp(`(?:^|[^\\w$])["']?${name.replace(/[^\w$]/g, '\\$&')}["']?\\s*[:(,}]`);
  return source.split('\n').findIndex((line) => pattern.test(line)) + 1;
}
