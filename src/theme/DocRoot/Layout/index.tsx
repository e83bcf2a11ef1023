// Change: nothing around the page; the sidebar is part of the page, which alone knows its section and headings.
// Original: @docusaurus/theme-classic/lib/theme/DocRoot/Layout/index.js sha256:afe072d930c339ac19cf5eff3520be097e7e9869b1708da7116f0fd618a61f43
import type {Props} from '@theme/DocRoot/Layout';

export default function DocRootLayout({children}: Props) {
  return children;
}
