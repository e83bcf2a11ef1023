const acronyms = new Set(['css', 'html', 'js', 'json', 'svg', 'url', 'yaml']);

/**
 * Makes a package's description a sentence: `css loader module for webpack` becomes
 * `CSS loader module for webpack.`
 */
export function asSentence(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  const [first = ''] = text.split(' ');
  const opening = acronyms.has(first.toLowerCase())
    ? first.toUpperCase()
    : first.charAt(0).toUpperCase() + first.slice(1);
  const sentence = `${opening}${text.slice(first.length)}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
