export const area = (side) => side ** 2;
export default area;
