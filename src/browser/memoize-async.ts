/** Memoizes an async function by its argument, except for rejections, so that it can be tried again. */
export function memoizeAsync<Key, Value>(load: (key: Key) => Promise<Value>) {
  const loaded = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const pending = loaded.get(key);
    if (pending) return pending;
    const promise = load(key);
    loaded.set(key, promise);
    promise.catch(() => loaded.delete(key));
    return promise;
  };
}
