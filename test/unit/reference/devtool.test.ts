import webpack from 'webpack';
import {sourcePackage} from '../../../src/reference/source/packages';
import {readDevtools} from '../../../src/reference/values';

const accepts = (devtool: unknown) => {
  try {
    webpack.validate({devtool} as webpack.Configuration);
    return true;
  } catch {
    return false;
  }
};

const names = readDevtools(sourcePackage('webpack')).map(({name}) => name);

it('lists texts that webpack accepts, and none that it does not', () => {
  expect(names.filter((name) => !accepts(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it('lists every accepted text that combines the same words', () => {
  const words = [...new Set(names.flatMap((name) => name.split('-')))];
  const ofThree = words.flatMap((a) =>
    words.flatMap((b) => [a, `${a}-${b}`, ...words.map((c) => `${a}-${b}-${c}`)]),
  );
  const missed = ofThree.filter((text) => accepts(text) && !names.includes(text));
  expect(missed).toEqual([]);
});
