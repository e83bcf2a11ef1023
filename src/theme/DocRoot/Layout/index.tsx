// Change: nothing around the page; the sidebar is part of the page, which alone knows its section and headings.
import type {Props} from '@theme/DocRoot/Layout';

export default function DocRootLayout({children}: Props) {
  return children;
}
