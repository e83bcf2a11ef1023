/** Storage for the site, or for the tab. Browsers may forbid both: then nothing is stored. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Reads a stored value; null when there is none. */
export function readStored(area: StorageArea, name: string): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
export function store(area: StorageArea, name: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(name);
    else window[area].setItem(name, value);
  } catch {
    // Forbidden or full: the value is lost with the page.
  }
}
