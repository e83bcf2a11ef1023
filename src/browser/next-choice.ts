export type Scheme = 'light' | 'dark';
/** What the reader chose; `null` follows the system. */
export type SchemeChoice = Scheme | null;

/**
 * Gives the choice after this one: first away from what the system shows, so that the first press
 * is always seen, then back to it, then to following it again.
 */
export function nextChoice(choice: SchemeChoice, system: Scheme): SchemeChoice {
  const opposite = system === 'dark' ? 'light' : 'dark';
  if (choice === null) return opposite;
  return choice === opposite ? system : null;
}
