import { deflateSync, strToU8 } from 'fflate';

export function linkTo(teas) {
  const list = strToU8(JSON.stringify(teas));
  const packed = deflateSync(list);

  return `#${btoa(String.fromCharCode(...packed))}`;
}
