/**
 * Address of the script that names an unknown address and finds what the reader may have meant. Only
 * the screen of unknown addresses loads it, by this name.
 */
export const suggestionScript = '/not-found.js';
