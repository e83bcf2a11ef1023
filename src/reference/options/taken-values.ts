/** Plain values that a type allows by itself, and values that only one of two types allows. */
const plain = /^(?:".*"|-?\d+|string|number|true|false|RegExp|function)$/;

/** Splits a type where it names alternatives, and nowhere inside of one. */
function alternatives(type: string): string[] {
  const found = [''];
  let depth = 0;
  for (const piece of type.split(/( \| |=>|[()[\]{}<>])/)) {
    if (/^[([{<]$/.test(piece)) depth += 1;
    if (/^[)\]}>]$/.test(piece)) depth -= 1;
    if (piece === ' | ' && depth === 0) found.push('');
    else found.push(found.pop()! + piece);
  }
  return found;
}

/** What functions take has names in one version and none in another; a boolean is two values. */
function memberOf(alternative: string): string[] {
  if (alternative === 'boolean') return ['true', 'false'];
  return [/=>|^function$/.test(alternative) && !/\]$/.test(alternative) ? 'function' : alternative];
}

const covers = (members: readonly string[], member: string): boolean =>
  members.includes(member) || (/^"/.test(member) && members.includes('string'));

/**
 * Gives plain values that one type allows and the other does not. Lists and objects are not
 * compared: schemas of different releases describe the same ones in different words.
 * @returns none when one of the two allows anything, or says nothing that can be compared
 */
export function onlyIn(type: string, other: string): string[] {
  const [own, others] = [type, other].map((each) => alternatives(each).flatMap(memberOf));
  const isOpen = [...own!, ...others!].some((member) => /^(?:any|Plugin)$|\]$/.test(member));
  if (isOpen) return [];
  const isText = others!.some((member) => member.startsWith('"'));
  const found = own!
    .filter((member) => plain.test(member) && !covers(others!, member))
    .filter((member) => !(member === 'string' && isText));
  const isBoolean = found.includes('true') && found.includes('false');
  return isBoolean
    ? [...found.filter((member) => member !== 'true' && member !== 'false'), 'boolean']
    : found;
}
