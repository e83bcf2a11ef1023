import path from 'node:path';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import type {WebpackPluginInstance} from 'webpack';
import manifest from '../../../../package.json' with {type: 'json'};

/** Packages whose code reaches readers outside of the main build: icons, and Workbox in the service worker. */
const shipsBesidesModules = /^(?:workbox-|lucide-static$|simple-icons$)/;

/** Licenses that require no more than a notice, as the MIT License of the site does. */
const permissive = /\b(?:0BSD|Apache|BSD|CC0|ISC|MIT)\b/;

/**
 * Makes a plugin that publishes the licenses of all packages whose code readers download, at
 * `/licenses.txt`, and stops the build at a package with another license.
 */
export const publishLicenses = (): WebpackPluginInstance =>
  new LicenseWebpackPlugin({
    outputFilename: 'licenses.txt',
    perChunkOutput: false,
    // The folders of pages are npm workspaces, not published packages.
    excludedPackageTest: (name) => name.startsWith('docs-webpack-'),
    additionalModules: Object.keys({...manifest.dependencies, ...manifest.devDependencies})
      .filter((name) => shipsBesidesModules.test(name))
      .map((name) => ({name, directory: path.resolve('node_modules', name)})),
    unacceptableLicenseTest: (license) =>
      license.split(' AND ').some((part) => !permissive.test(part)),
    handleUnacceptableLicense: (name, license) => {
      throw new Error(`${name} ships to readers under ${license}: replace it`);
    },
    // Its warnings are strings, at which a filter of Docusaurus throws.
    stats: {warnings: false, errors: false},
    // Its types are those of an older webpack.
  }) as object as WebpackPluginInstance;
