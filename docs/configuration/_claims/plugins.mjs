import assert from 'node:assert/strict';

const banner =
  (options) =>
  ({webpack}) => ({plugins: [new webpack.BannerPlugin({banner: '© Kiosk', ...options(webpack)})]});
const late = ({Compilation}) => ({stage: Compilation.PROCESS_ASSETS_STAGE_REPORT});

export default [
  {
    says: 'In production mode, the minimizer moves the banner to main.js.LICENSE.txt and writes a line that names that file.',
    modes: ['production'],
    configuration: banner(() => ({})),
    holds({assets}) {
      assert.match(String(assets['main.js.LICENSE.txt']), /© Kiosk/);
      assert.match(assets['main.js'], /main\.js\.LICENSE\.txt/);
    },
    unless: {configuration: {mode: 'development'}},
  },
  {
    says: 'To keep the banner in the bundle, add it later: stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT.',
    configuration: banner(late),
    modes: ['production'],
    holds: ({assets}) => assert.match(assets['main.js'], /^\/\*! © Kiosk \*\//),
    unless: {configuration: banner(() => ({}))},
  },
];
