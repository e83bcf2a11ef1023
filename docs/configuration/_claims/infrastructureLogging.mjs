import assert from 'node:assert/strict';
import {Writable} from 'node:stream';

/** What was written to the stream, or given to the console. */
let text = '';
const stream = () => new Writable({write: (part, _, done) => ((text += part), done())});
const logs = (name) => (compiler) =>
  compiler.getInfrastructureLogger(name).debug('a debug message');
const debugged = (name) => () => {
  text = '';
  return {
    infrastructureLogging: {debug: 'HarborPlugin', stream: stream()},
    plugins: [logs(name)],
  };
};
const progressed = (progress, level) => () => {
  text = '';
  return {infrastructureLogging: {progress, level, stream: stream()}};
};
const told = (console) => () => {
  text = '';
  return {
    infrastructureLogging: {console, stream: stream(), colors: true, level: 'log'},
    plugins: [(compiler) => compiler.getInfrastructureLogger('HarborPlugin').log('a log')],
  };
};

export default [
  {
    says: 'A string only matches after a slash',
    configuration: debugged('HarborPlugin'),
    holds: () => assert.equal(text, ''),
    unless: {configuration: debugged('tools/HarborPlugin')},
  },
  {
    says: 'with "auto" only in a terminal that can update a line',
    configuration: progressed('auto'),
    async holds({build}) {
      assert.equal(text, '');
      await build({configuration: progressed(true)});
      assert.match(text, /%/);
    },
    unless: {configuration: progressed(true)},
  },
  {
    says: 'Both values need a level that shows info, as the default does.',
    configuration: progressed(true, 'warn'),
    holds: () => assert.equal(text, ''),
    unless: {configuration: progressed(true, 'info')},
  },
  {
    says: 'The options stream, colors and appendOnly then have no effect.',
    configuration: told({log() {}, debug() {}, info() {}}),
    holds: () => assert.equal(text, ''),
    unless: {configuration: told(undefined)},
  },
];
