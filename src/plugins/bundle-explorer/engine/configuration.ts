import {isOn} from './switches';

/**
 * Gives `webpack.config.js` of a state. The build runs exactly this text, and the reader sees and
 * copies it.
 */
export function configurationOf(state: number): string {
  const isProduction = isOn(state, 'production');
  const output = isOn(state, 'hashes')
    ? [
        'filename: "[name].[contenthash:8].js"',
        'assetModuleFilename: "[name].[contenthash:8][ext]"',
      ]
    : ['assetModuleFilename: "[name][ext]"'];
  const optimization = [
    ...treeShaking(isProduction, isOn(state, 'tree-shaking')),
    ...(isOn(state, 'split-chunks') ? ['splitChunks: { chunks: "all" }'] : []),
  ];
  return [
    'module.exports = {',
    `  mode: "${isProduction ? 'production' : 'development'}",`,
    ...group('output', output),
    ...group('optimization', optimization),
    '};',
    '',
  ].join('\n');
}

/** Both modes have a default, which needs no line. */
function treeShaking(isProduction: boolean, isWanted: boolean): string[] {
  if (isProduction === isWanted) return [];
  return isWanted ? ['usedExports: true'] : ['usedExports: false', 'concatenateModules: false'];
}

function group(name: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`  ${name}: {`, ...lines.map((line) => `    ${line},`), '  },'];
}
