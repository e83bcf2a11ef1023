const tokens = 'Take it from src/css/tokens.css.';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-declaration-strict-value'],
  ignoreFiles: ['build/**', 'node_modules/**', 'docs/_examples/**', '.docusaurus/**'],
  rules: {
    'at-rule-no-unknown': [true, {ignoreAtRules: ['each-node']}],
    'selector-class-pattern': '^([a-z][a-zA-Z0-9]*|visually-hidden)$',
    'selector-id-pattern': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-size'],
      {
        ignoreValues: [
          'currentColor',
          'currentcolor',
          'transparent',
          'inherit',
          'none',
          'unset',
          '/^(Canvas|LinkText|ButtonText|Highlight|GrayText|ButtonFace|Mark)/',
          '/em$/',
          '100%',
          '0',
        ],
        disableFix: true,
        message: tokens,
      },
    ],
  },
  overrides: [
    {
      files: ['src/css/tokens.css', './src/plugins/landing/components/plate-tokens.css'],
      rules: {
        'scale-unlimited/declaration-strict-value': null,
        'declaration-block-single-line-max-declarations': null,
      },
    },
  ],
};
