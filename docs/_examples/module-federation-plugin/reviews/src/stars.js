export const stars = (count) => "*".repeat(count);
