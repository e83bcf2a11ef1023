import Layout from '@theme/Layout';
import Text from '@site/docs/index.mdx';

export default function Landing() {
  return (
    <Layout>
      <Text />
    </Layout>
  );
}
