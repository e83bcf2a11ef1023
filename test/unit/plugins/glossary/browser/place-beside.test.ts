import {expect, test} from '@jest/globals';
import {placeBeside} from '../../../../../src/plugins/glossary/browser/place-beside';

const box = {width: 200, height: 100};
const termAt = (left: number, top: number) => ({left, top, right: left + 50, bottom: top + 20});
const place = (left: number, top: number, window = {width: 800, height: 600}) =>
  placeBeside(termAt(left, top), box, window, 6);

test('a box stands at the top, else at the right, the left or the bottom, where it fits first', () => {
  expect(place(300, 300)).toEqual({left: 300, top: 194});
  expect(place(700, 300)).toEqual({left: 550, top: 194});
  expect(place(300, 50)).toEqual({left: 356, top: 50});
  expect(place(700, 50)).toEqual({left: 494, top: 50});
  expect(place(90, 50, {width: 310, height: 600})).toEqual({left: 90, top: 76});
  expect(place(200, 50, {width: 310, height: 600})).toEqual({left: 50, top: 76});
});

test('a box that fits nowhere stands below its element, with its beginning in the window', () => {
  expect(place(90, 50, {width: 180, height: 120})).toEqual({left: 6, top: 76});
  expect(place(90, 50, {width: 260, height: 120})).toEqual({left: 54, top: 76});
});
