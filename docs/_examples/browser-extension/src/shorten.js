export const shorten = (count) => (count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`);
