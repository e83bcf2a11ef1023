/** A list without repetitions. */
export class Places<Item> {
  readonly items: Item[] = [];
  readonly #places = new Map<string, number>();

  /** Gives the place of an item, which is added when it is new. */
  placeOf(item: Item): number {
    const key = JSON.stringify(item);
    const place = this.#places.get(key) ?? this.items.push(item) - 1;
    this.#places.set(key, place);
    return place;
  }
}
