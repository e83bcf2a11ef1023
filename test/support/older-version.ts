import {counterpartOf, newest} from '../../src/versions';

/** The version that pages of the newest are compared with: for tests that need two. */
export const older = counterpartOf(newest)!;
