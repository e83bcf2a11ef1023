/** Makes a function that loads once for each key; a failure is forgotten, so that it can be tried again. */
export function memoizeAsync<Key, Value>(load: (key: Key) => Promise<Value>) {
  const promises = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const earlierPromise = promises.get(key);
    if (earlierPromise) return earlierPromise;

    const promise = load(key);
    promises.set(key, promise);
    promise.catch(() => promises.delete(key));
    return promise;
  };
}
