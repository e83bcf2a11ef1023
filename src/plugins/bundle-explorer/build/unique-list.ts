/** A list without repetitions. */
export class UniqueList<Item> {
  readonly items: Item[] = [];
  readonly #indexes = new Map<string, number>();

  /** Gives the index of an item, which is added when it is new. */
  indexOf(item: Item): number {
    const key = JSON.stringify(item);
    const index = this.#indexes.get(key) ?? this.items.push(item) - 1;
    this.#indexes.set(key, index);
    return index;
  }
}
