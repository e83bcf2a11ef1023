/** Name in the environment that turns the counting of page views on. */
const tagVariable = 'GOOGLE_TAG_ID';

/**
 * Reads to which property of Google Analytics page views are sent.
 * @returns nothing when the environment names none: then no page asks for anything
 * @throws when the name is none that Google gives
 */
export function tagIdOf(environment: NodeJS.ProcessEnv): string | undefined {
  const id = environment[tagVariable]?.trim();
  if (!id) return undefined;
  if (/^G-[A-Z0-9]+$/.test(id)) return id;
  throw new Error(
    `${tagVariable} is "${id}"; give it the measurement id of a property, like G-ABC123, or leave it out`,
  );
}

/** What counts, and where it sends its counts. */
export const tagScript = 'https://www.googletagmanager.com/gtag/js';
export const tagHosts: readonly string[] = [
  new URL(tagScript).origin,
  'https://*.google-analytics.com',
];
