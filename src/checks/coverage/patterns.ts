/** Stands for any text in the name of facts, as it does in the outputs of terminals. */
const anything = '…';

/** Whether a text stands for more than one fact. */
export const isPattern = (text: string) => text.includes(anything);

/** Gives the part of a pattern that stands before whatever it leaves open. */
export const beginningOf = (pattern: string) => pattern.split(anything)[0]!;

/** Makes the question whether an id is meant: `hook:Compiler.…` means every hook of the compiler. */
export function matcher(pattern: string): (id: string) => boolean {
  const parts = pattern.split(anything).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return (id) => expression.test(id);
}
