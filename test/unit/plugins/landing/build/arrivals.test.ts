import {arrivalsOf} from '../../../../../src/plugins/landing/build/arrivals';
import type {RunOutput, RunSource} from '../../../../../src/plugins/landing/build/run';

const source = (name: string, text: string): RunSource => ({
  name,
  text,
  chunks: ['1'],
  unusedExports: [],
});
const output = (name: string, text: string, rest: Partial<RunOutput> = {}): RunOutput => ({
  name,
  text,
  chunks: ['1'],
  initial: true,
  ...rest,
});

const picture = '<svg><path d="M0 0h1"/></svg>';
const inlined = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
const script = output(
  'shop.js',
  `const t=JSON.parse('[{"cents":790}]'),p="img/pot.1.svg";i.src="${inlined}"`,
);
const copy = output('img/pot.1.svg', picture, {copyOf: 'src/pot.svg'});
const sheet = output('shop.css', 'b{color:red}');

describe('where a file ended up', () => {
  it('a sheet is the sheet of its chunk', () => {
    const elsewhere = output('late.css', 'i{}', {chunks: ['2']});
    expect(arrivalsOf(source('src/a.css', 'b {color: red}'), [sheet, elsewhere, script])).toEqual([
      {output: 'shop.css', way: 'whole', ranges: [[0, 12]], pieces: ['b{color:red}']},
    ]);
  });

  it('data is a string in the script', () => {
    const [arrival] = arrivalsOf(source('src/teas.json', '[ {"cents": 790} ]'), [script]);
    expect(arrival).toMatchObject({way: 'data', pieces: ['[{"cents":790}]']});
    const [[start, length] = [0, 0]] = arrival!.ranges;
    expect(script.text.slice(start, start + length)).toBe('[{"cents":790}]');
  });

  it('a small picture is a data URI in the script', () => {
    const [arrival] = arrivalsOf(source('src/leaf.svg', picture), [script]);
    expect(arrival).toMatchObject({output: 'shop.js', way: 'data', pieces: [inlined]});
  });

  it('a large picture is copied, and the script knows its name', () => {
    expect(arrivalsOf(source('src/pot.svg', picture), [script, copy])).toEqual([
      {output: 'shop.js', way: 'address', ranges: [[41, 13]], pieces: ['img/pot.1.svg']},
      {output: 'img/pot.1.svg', way: 'copy', ranges: [[0, picture.length]]},
    ]);
  });

  it('is not guessed', () => {
    expect(() => arrivalsOf(source('src/late.js', 'x()'), [script, copy, sheet])).toThrow(
      'docs/_examples/landing/src/late.js is in no output',
    );
  });
});
