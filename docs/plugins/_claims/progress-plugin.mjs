import assert from 'node:assert/strict';
import {Writable} from 'node:stream';

/** A configuration with the plugin that records what it reports, and what was recorded last. */
function recorder() {
  const seen = {reports: [], logged: ''};
  const configuration =
    (options, {isTTY = false, handler = true} = {}) =>
    ({webpack}) => {
      Object.assign(seen, {reports: [], logged: ''});
      const stream = new Writable({
        write(text, _, done) {
          seen.logged += String(text);
          done();
        },
      });
      stream.isTTY = isTTY;
      const own = handler ? {handler: (...report) => seen.reports.push(report)} : {};
      return {
        plugins: [new webpack.ProgressPlugin({...options, ...own})],
        infrastructureLogging: {stream, debug: /Progress/, colors: false},
      };
    };
  return {seen, configuration};
}

/** The percentage at the end of the phase "building", before the hook "make" is done. */
const lastBuilding = ({reports}) =>
  Math.round(
    100 * reports.filter(([, phase, text]) => phase === 'building' && /\d\//.test(text)).at(-1)[0],
  );

const replaced = recorder();
const middle = recorder();
const expected = recorder();
const ignored = recorder();
const auto = recorder();
const display = {profile: true, progressBar: true, estimatedTime: true, phaseTimings: true};

export default [
  {
    says: 'With it, the options profile, progressBar, estimatedTime and phaseTimings have no effect',
    configuration: replaced.configuration(display),
    holds() {
      assert.ok(replaced.seen.reports.length > 100);
      assert.doesNotMatch(replaced.seen.logged, /Progress/);
    },
    unless: {
      configuration: (given) => ({
        plugins: [
          ...replaced.configuration(display)(given).plugins,
          ...replaced.configuration(display, {handler: false})(given).plugins,
        ],
      }),
    },
  },
  {
    says: 'It goes back to 0.99 when compiler.close() stores the cache',
    configuration: {name: 'closes'},
    async holds({webpack, stats}) {
      const {context, mode, name} = stats.compilation.options;
      const compiler = webpack({context, mode});
      const percentages = [];
      new webpack.ProgressPlugin((percentage) => percentages.push(percentage)).apply(compiler);
      await new Promise((resolve) => compiler.run(resolve));
      assert.equal(percentages.at(-1), 1);
      percentages.length = 0;
      if (name === 'closes') await new Promise((resolve) => compiler.close(resolve));
      assert.equal(percentages[0], 0.99);
    },
    unless: {configuration: {name: 'stays open'}},
  },
  {
    says: 'By default, it computes all three and takes the middle one.',
    configuration: middle.configuration({}),
    holds: () => assert.equal(lastBuilding(middle.seen), 65),
    unless: {configuration: middle.configuration({percentBy: 'modules'})},
  },
  {
    says: 'The default is 5000, so a small build with percentBy: "modules" goes from 10 to 65 % in one step.',
    configuration: expected.configuration({percentBy: 'modules'}),
    holds: () => assert.equal(lastBuilding(expected.seen), 10),
    unless: {configuration: expected.configuration({percentBy: 'modules', modulesCount: 1})},
  },
  {
    says: 'it changes no percentage, not even with percentBy: "dependencies".',
    configuration: ignored.configuration({percentBy: 'dependencies', dependenciesCount: 99999}),
    holds: () => assert.equal(lastBuilding(ignored.seen), 65),
    unless: {configuration: ignored.configuration({percentBy: 'modules', modulesCount: 99999})},
  },
  {
    says: 'With "auto", the bar appears only where webpack can update a line.',
    configuration: auto.configuration({progressBar: 'auto'}, {handler: false}),
    holds() {
      assert.match(auto.seen.logged, /95%/);
      assert.doesNotMatch(auto.seen.logged, /●/);
    },
    unless: {
      configuration: auto.configuration({progressBar: 'auto'}, {handler: false, isTTY: true}),
    },
  },
];
