import {getFileLoaderUtils} from '@docusaurus/utils';

/**
 * Has images be files of their own, whatever their size. Docusaurus writes those under 10 kB into
 * the page as base64, which compresses badly: a drawing then weighs more than as a file, weighs on
 * those who never scroll to it, and weighs a second time in the application's copy of the page.
 * @returns what webpack's `resolveLoader` is to read instead of url-loader: what that falls back to
 */
export function imagesAsFiles(): Record<string, string> {
  const {loader, options} = getFileLoaderUtils(false).loaders.url({folder: 'images'}) as {
    loader: string;
    options: {fallback: string};
  };
  return {[loader]: options.fallback};
}
