import {hashOf} from '../../../cache';
import {plainText} from './plain-text';

/** Tells samples apart by their code, wherever in the text they stand. */
export const sampleFingerprint = (code: string): string =>
  hashOf(plainText(code).trimEnd()).slice(0, 16);
