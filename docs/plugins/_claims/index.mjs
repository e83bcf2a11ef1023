import assert from 'node:assert/strict';

export default [
  {
    says: 'In production mode, the minimizer moves it to main.js.LICENSE.txt.',
    modes: ['production'],
    configuration: ({webpack}) => ({plugins: [new webpack.BannerPlugin({banner: '© Kiosk'})]}),
    holds: ({assets}) => assert.match(String(assets['main.js.LICENSE.txt']), /© Kiosk/),
    unless: {configuration: {mode: 'development'}},
  },
];
