import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import {defineConfig} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {zones} from './src/config/import-zones.mjs';

export default defineConfig(
  {
    ignores: [
      'build',
      '.docusaurus',
      '.mirror-cache',
      'node_modules',
      '**/_examples',
      'test-results',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      'import-x/no-restricted-paths': ['error', {zones}],
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      eqeqeq: 'error',
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    files: [
      'src/{theme,components,screens,pages,browser}/**/*.{ts,tsx}',
      'src/plugins/*/{components,browser,engine}/**/*.{ts,tsx}',
    ],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      ...docusaurus.configs.recommended.rules,
      // One language: texts are not wrapped for translation.
      '@docusaurus/string-literal-i18n-messages': 'off',
      '@docusaurus/no-untranslated-text': 'off',
      // Links and headings are plain elements that need no script; test/build checks every link.
      '@docusaurus/no-html-links': 'off',
      // A region that scrolls must be reached by the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['region', 'group']}],
      '@docusaurus/prefer-docusaurus-heading': 'off',
    },
    languageOptions: {globals: globals.browser},
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    ignores: ['test/browser/**'],
    ...jest.configs['flat/recommended'],
  },
  {
    files: ['test/unit/**/*.tsx'],
    ...testingLibrary.configs['flat/react'],
  },
  {files: ['static/**/*.js'], languageOptions: {globals: globals.browser}},
  {files: ['**/*.{mjs,cjs}'], languageOptions: {globals: globals.node}},
  // Loaders of webpack, which loads them by itself.
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
);
