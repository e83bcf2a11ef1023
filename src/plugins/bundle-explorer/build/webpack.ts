import {createRequire} from 'node:module';
import path from 'node:path';
import type webpackModule from 'webpack';

const fromSite = createRequire(path.resolve('package.json'));

/**
 * The installed webpack, of which a process has one: what reads the site's configuration would load it
 * a second time for an import, and again for all that webpack requires later.
 */
export const webpack = fromSite('webpack') as typeof webpackModule;

/** Gives a package as webpack finds it. */
export const requireFromWebpack = createRequire(fromSite.resolve('webpack'));
