import Head from '@docusaurus/Head';
import readingFace from '@site/static/fonts/read.woff2';

/** The colour of the header, in both schemes: browsers paint their own frame with it. */
const spine = '#2b3a42';

/** What every page tells the browser about its colours, and the one face it reads first. */
export function SiteHead() {
  return (
    <Head>
      <meta name="theme-color" content={spine} />
      <meta name="color-scheme" content="light dark" />
      <link rel="preload" href={readingFace} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
