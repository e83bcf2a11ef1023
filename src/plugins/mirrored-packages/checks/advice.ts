/** What mends a fault that many READMEs have, by its message. */
const advice: readonly [RegExp, string][] = [
  [
    /^ReferenceError: module is not defined in ES module scope/,
    'A file with `import` is an ES module: write `export default` in place of `module.exports =`.',
  ],
  [
    /^configuration\.module has an unknown property 'loaders'/,
    'webpack 1 had `module.loaders`; it is `module.rules` since webpack 2.',
  ],
  [
    /^configuration has an unknown property 'ignoreWarnings'/,
    'webpack 5 brought `ignoreWarnings`.',
  ],
  [
    /^configuration has an unknown property 'minimizer'/,
    'The list of minimizers is `optimization.minimizer`.',
  ],
  [
    /^postcss-loader: options has an unknown property 'plugins'/,
    'postcss-loader takes plugins in `options.postcssOptions` since its version 4.',
  ],
];

/** Gives what mends a fault; undefined when the message says enough. */
export const adviceFor = (error: string): string | undefined =>
  advice.find(([pattern]) => pattern.test(error))?.[1];
