import MDXContent from '@theme/MDXContent';
import Text from '@site/docs/index.mdx';
import clsx from 'clsx';
import styles from './StaticBlock.module.css';

/** The text of the landing page, docs/index.mdx: each heading opens a band, words left, files right. */
export function StaticBlock() {
  return (
    <div className={clsx('wrap', styles.block)}>
      <MDXContent>
        <Text />
      </MDXContent>
    </div>
  );
}
