/** Makes a function that loads once for each key; a failure is forgotten, so that it can be tried again. */
export function kept<Key, Value>(load: (key: Key) => Promise<Value>) {
  const loaded = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(key);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}
