import {versions} from '../../src/versions';

/** The oldest version: for tests that need one besides the newest; a cut leaves it where it is. */
export const older = versions.at(-1)!;
