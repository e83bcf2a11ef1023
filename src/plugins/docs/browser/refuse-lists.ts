/**
 * Has whoever reads a list that is not there told so: a stock hook would take an empty one for a
 * site without pages.
 * @returns the data, where the properties of these names throw when they are read
 */
export function refuseLists<Data extends object>(data: Data, names: readonly string[]): Data {
  for (const name of names) {
    Object.defineProperty(data, name, {
      get() {
        throw new Error(
          `"${name}" of the docs plugin lists all pages, and is left out of what browsers load: take the menu of the page's section, or change src/plugins/docs`,
        );
      },
    });
  }
  return data;
}
