import type {SearchAnswer, SearchOptions, SearchVersion} from '../types';
import type {Told} from './ask';

/** Someone who can be asked. */
export interface Engine {
  about: SearchAnswer['engine'];
  ask: (query: string, options: SearchOptions) => Promise<Told>;
  /** Gets ready for queries to a version. */
  warm: (version: SearchVersion) => void;
}
