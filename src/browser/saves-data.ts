/** Tells whether the reader has asked for less to be downloaded. */
export function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return Boolean(connection?.saveData) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
