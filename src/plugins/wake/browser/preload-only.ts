// Original: @docusaurus/core/lib/client/docusaurus.js sha256:b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202
// Original: @docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js sha256:d1fdb10641cef8bb8460f9f9e48dc18d0f86065e8c6e6d7422d5be18147f3257
import {memoizeAsync} from '../../../browser/memoize-async';
import {savesData} from '../../../browser/saves-data';
import {loadPage} from './preload';

/**
 * Replaces `window.docusaurus` of the core by one without prefetching: navigation.ts preloads pages
 * when the reader points at a link. The list of all chunks in the runtime, which only prefetching
 * needs, is removed as well (../build/application.ts).
 */
const load = memoizeAsync(loadPage);

function isSlow(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string}};
  return Boolean(connection?.effectiveType?.includes('2g'));
}

const docusaurus = {
  preload: (path: string) => (savesData() || isSlow() ? false : load(path)),
  prefetch: () => false as const,
};

export default docusaurus;
