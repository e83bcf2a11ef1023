import path from 'node:path';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import type {WebpackPluginInstance} from 'webpack';
import manifest from '../../../../package.json' with {type: 'json'};

/** Icons are no modules, and the plugin of the service worker bundles what workbox brings. */
const shipsBesidesModules = /^(?:workbox-|lucide-static$|simple-icons$)/;

/** Licenses that ask for a notice at most, as the MIT License of the site does. */
const permissive = /\b(?:0BSD|Apache|BSD|CC0|ISC|MIT)\b/;

/**
 * Publishes the licenses of the packages whose code readers get, at `/licenses.txt`.
 * @returns a plugin that ends the build at a package that may not be published like this
 */
export const publishLicenses = (): WebpackPluginInstance =>
  new LicenseWebpackPlugin({
    outputFilename: 'licenses.txt',
    perChunkOutput: false,
    // Pages lie in workspaces of npm; they are no packages.
    excludedPackageTest: (name) => name.startsWith('docs-webpack-'),
    additionalModules: Object.keys({...manifest.dependencies, ...manifest.devDependencies})
      .filter((name) => shipsBesidesModules.test(name))
      .map((name) => ({name, directory: path.resolve('node_modules', name)})),
    unacceptableLicenseTest: (license) =>
      license.split(' AND ').some((part) => !permissive.test(part)),
    handleUnacceptableLicense: (name, license) => {
      throw new Error(`${name} ships to readers under ${license}: replace it`);
    },
    // Its warnings are strings, on which a filter of Docusaurus stops.
    stats: {warnings: false, errors: false},
    // It declares types of an older webpack.
  }) as object as WebpackPluginInstance;
