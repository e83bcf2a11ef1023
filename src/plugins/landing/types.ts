import type {shownBuild} from './build/shown-build';

/** What the landing page shows of a real run of webpack. */
export type LandingBuild = ReturnType<typeof shownBuild>;
export type LandingSource = LandingBuild['sources'][number];
export type LandingOutput = LandingBuild['outputs'][number];
