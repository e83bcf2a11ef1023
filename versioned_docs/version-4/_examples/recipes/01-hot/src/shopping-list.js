export function shoppingList(portions) {
  return `${portions * 120} g rice`;
}
