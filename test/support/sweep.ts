/** Whether everything is tried, as `npm run test:all` and the weekly workflow do. */
export const isWholeSweep = process.env.SWEEP === 'all';
