import Head from '@docusaurus/Head';

/** Renders nothing, and search engines leave it out; readers without a connection get ./offline. */
export default function AppShell() {
  return (
    <Head>
      <title>webpack</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
