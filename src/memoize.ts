/** Makes a function that does its work once in a process for each key. */
export function memoize<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, {result: Result}>();
  return (key) => {
    const cached = results.get(key);
    if (cached) return cached.result;
    const result = make(key);
    results.set(key, {result});
    return result;
  };
}
