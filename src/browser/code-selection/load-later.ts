import {onPageShown} from '../page-shown';

/** Address of the built src/browser/code-selection/copy-selection.ts; src/plugins/wake/build/static-files.ts writes it in. */
declare const codeSelectionFile: string;

// In development it is a part of the application.
if (process.env.NODE_ENV === 'production') {
  onPageShown(() => {
    if (document.querySelector('.annotated,.diff')) {
      void import(/* webpackIgnore: true */ codeSelectionFile);
    }
  });
}
