/** Written by src/plugins/landing/build before the site is bundled. */
declare module '@generated/landing-build/default/build.json' {
  import type {LandingBuild} from '@site/src/plugins/landing/types';

  const build: LandingBuild;
  export default build;
}
