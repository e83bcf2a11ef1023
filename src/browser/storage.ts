/** What outlives a page, or the tab. A browser may forbid it: then nothing is kept. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Gives what is stored under a name; null when nothing is. */
export function readStored(area: StorageArea, name: string): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value under a name; null takes the last one away. */
export function store(area: StorageArea, name: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(name);
    else window[area].setItem(name, value);
  } catch {
    // Forbidden or full: what the reader chose lasts as long as the page.
  }
}
