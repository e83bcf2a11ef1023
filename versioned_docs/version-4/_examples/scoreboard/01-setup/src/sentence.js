export function sentence({ home, guests }) {
  return `Home ${home}, guests ${guests}`;
}
