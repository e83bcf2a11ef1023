import assert from 'node:assert/strict';

/** Gives a configuration whose plugin reports into a list, and the list. */
const reports = (options) => {
  const list = [];
  return {
    list,
    configuration: ({webpack}) => {
      list.length = 0;
      const handler = (...report) => list.push(report);
      return {plugins: [new webpack.ProgressPlugin({...options, handler})]};
    },
  };
};
const standard = reports();
const withEntries = reports({entries: true});
const bare = reports({modules: false, activeModules: false});
const building = (list) => list.filter(([, phase]) => phase === 'building');

export default [
  {
    says: 'At the end, the percentage is 1 and the phase an empty text.',
    configuration: standard.configuration,
    holds: () => assert.deepEqual(standard.list.at(-1).slice(0, 2), [1, '']),
    unless: {
      configuration: () => {
        standard.list.length = 0;
        standard.list.push([0.5, 'building']);
        return {plugins: []};
      },
    },
  },
  {
    says: 'adds how many modules webpack has built, and how many it knows of',
    configuration: standard.configuration,
    holds: () => assert.match(building(standard.list).at(-1)[2], /^\d+\/\d+ modules$/),
    unless: {
      configuration: (given) => {
        const result = bare.configuration(given);
        standard.list.length = 0;
        standard.list.push([0.1, 'building', '']);
        return result;
      },
    },
  },
  {
    says: 'adds the same numbers for entries',
    configuration: withEntries.configuration,
    holds: () => assert.match(building(withEntries.list).at(-1)[2], /entries$/),
    unless: {
      configuration: () => {
        withEntries.list.length = 0;
        withEntries.list.push([0.1, 'building', '1/1 modules']);
        return {plugins: []};
      },
    },
  },
];
