import {decoded} from './decoded';

/**
 * Gives the title of an address that has no page: its last segment, dashes as spaces
 * (specification §2). An address without any segment, or that cannot be decoded, has none.
 */
export function titleOfPath(path: string): string | undefined {
  const last = path.split('/').filter(Boolean).at(-1);
  if (last === undefined) return undefined;
  return decoded(last).replaceAll('-', ' ').trim() || undefined;
}
