// Change: only the contexts that our screens read; no announcement bar, navbar, scroll lock or preferred version.
import {composeProviders} from '@docusaurus/theme-common';
import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

const Provider = composeProviders([ColorModeProvider, PluginHtmlClassNameProvider]);

export default function LayoutProvider({children}: Props) {
  return <Provider>{children}</Provider>;
}
