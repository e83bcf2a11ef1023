export const prices = (region) => import(`./regions/${region}.js`);
