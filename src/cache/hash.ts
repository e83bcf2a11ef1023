import {createHash} from 'node:crypto';

/** Gives the fingerprint of a text or of bytes. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');

/** Gives the fingerprint of a list: its parts cannot run into each other. */
export const hashOfAll = (parts: readonly unknown[]): string => hashOf(JSON.stringify(parts));
