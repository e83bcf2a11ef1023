import Head from '@docusaurus/Head';

/** Fallback document of the service worker: renders nothing, and search engines leave it out. */
export default function AppShell() {
  return (
    <Head>
      <title>webpack</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
