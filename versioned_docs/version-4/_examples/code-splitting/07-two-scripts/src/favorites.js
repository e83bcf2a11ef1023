const names = new Set();
const listeners = [];

export function save(name) {
  names.add(name);
  for (const listener of listeners) listener(names.size);
}

export function onChange(listener) {
  listeners.push(listener);
  listener(names.size);
}
