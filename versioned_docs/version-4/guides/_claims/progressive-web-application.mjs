import assert from 'node:assert/strict';

const worker = (source) => ({'src/index.js': source});

export default [
  {
    says: 'Write the file in syntax that the parser of webpack 4 knows, without ?. and ??',
    files: worker('self.registration?.update();'),
    holds: ({errors}) => assert.match(errors[0], /Module parse failed: Unexpected token/),
    unless: {files: worker('self.registration && self.registration.update();')},
  },
];
