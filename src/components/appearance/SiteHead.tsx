import Head from '@docusaurus/Head';
import readingFace from '@site/static/fonts/read.woff2';

/** What every page tells the browser before its style sheet is there: both schemes, and the face it reads first. */
export function SiteHead() {
  return (
    <Head>
      <meta name="color-scheme" content="light dark" />
      <link rel="preload" href={readingFace} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
