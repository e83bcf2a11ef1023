export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
