/** What outlives a page, or the tab. A browser may forbid it: then nothing is kept. */
type Place = 'localStorage' | 'sessionStorage';

/** Gives what is stored under a name; null when nothing is. */
export function readStored(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value under a name; null takes the last one away. */
export function store(place: Place, name: string, value: string | null): void {
  try {
    if (value === null) window[place].removeItem(name);
    else window[place].setItem(name, value);
  } catch {
    // Forbidden or full: what the reader chose lasts as long as the page.
  }
}
