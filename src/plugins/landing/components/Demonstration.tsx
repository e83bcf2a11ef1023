import build from '@generated/landing-build/default/build.json';
import {BuildTour} from './BuildTour';

/** A real project and what webpack made of it: src/plugins/landing/build runs it with the site's build. */
export function Demonstration() {
  return <BuildTour build={build} />;
}
