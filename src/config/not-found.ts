/**
 * Address of the script that finds what the reader of an unknown address may have meant. Only the
 * screen of unknown addresses loads it, by this name: without a hash it is never out of step.
 */
export const suggestionScript = '/not-found.js';
