export const start = (pool) => pool.run(new URL("./count.js", import.meta.url));
