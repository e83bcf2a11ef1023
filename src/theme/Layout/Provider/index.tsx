// Change: only the contexts that our screens read; no announcement bar, navbar, scroll lock or preferred version; src/browser/theme-toggle.ts keeps the color mode.
// Original: @docusaurus/theme-classic/lib/theme/Layout/Provider/index.js sha256:d803f559549f1817c993d7cadd754f49f540502bd91a25e4c7647a67dbf2bbb1
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

export default function LayoutProvider({children}: Props) {
  return <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>;
}
