import {parse} from 'acorn';

/** Whether a sample leaves something out, or has a place for readers to fill: nobody could run it. */
export const isAbridged = (source: string): boolean =>
  /…|\.\.\.(?!\s*[\w$([{"'`])|<[A-Z][\w -]*>/.test(source);

/** How part of a program may be written down: as it stands, or taken out of what is around it. */
const surroundings: readonly ((part: string) => string)[] = [
  (part) => part,
  (part) => `(${part.trim().replace(/[;,]$/, '')}\n)`,
  (part) => `({${part}\n})`,
  (part) => `[${part}\n]`,
];

/** webpack takes the older word for attributes of imports too. */
const olderAttributes = /(\bfrom\s+(["']).*?\2\s+)assert(?=\s*\{)/g;

/**
 * Says what is wrong with part of a program that is neither statements, nor a value, nor members
 * of an object, nor elements of a list.
 * @returns undefined when it is one of these; else the message, and its 1-based line
 */
export function syntaxFault(source: string): {what: string; line: number} | undefined {
  const part = source.replace(olderAttributes, '$1with');
  const faults = surroundings.flatMap((around) =>
    (['module', 'script'] as const).map((sourceType) => faultOf(around(part), sourceType)),
  );
  return faults.includes(undefined) ? undefined : faults[0];
}

/** Whether a text is statements, so that it may be a whole file. */
export const isProgramText = (source: string): boolean =>
  (['module', 'script'] as const).some((type) => faultOf(source, type) === undefined);

function faultOf(program: string, sourceType: 'module' | 'script') {
  try {
    parse(program, {
      ecmaVersion: 'latest',
      sourceType,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    });
    return undefined;
  } catch (error) {
    const {message, loc} = error as SyntaxError & {loc: {line: number}};
    return {what: message.replace(/ \(\d+:\d+\)$/, ''), line: loc.line};
  }
}
