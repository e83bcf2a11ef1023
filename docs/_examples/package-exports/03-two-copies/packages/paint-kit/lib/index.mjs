export const mixed = [];

export function mix(one, other) {
  mixed.push(`${one} and ${other}`);
}
