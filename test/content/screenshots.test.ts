import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {shots} from '../browser/visual/shots';
import {views, viewsOfElements} from '../browser/visual/views';

const folder = 'test/screenshots';
const files = readdirSync(folder);
const kitchenSink = 'kitchen-sink-';

/** Gives the pictures that no test compares anything with. */
function unused(names: readonly string[]): string[] {
  const expected = new Set(
    shots.flatMap(({name}) => views.map((view) => `${name}-${view.name}.png`)),
  );
  const ends = viewsOfElements.map(({name}) => `-${name}.png`);
  return names.filter(
    (name) =>
      !expected.has(name) &&
      !(name.startsWith(kitchenSink) && ends.some((end) => name.endsWith(end))),
  );
}

describe('the pictures that pages are compared with', () => {
  it('are all compared', () => {
    expect(unused(files)).toEqual([]);
  });

  it('are found when their page is gone', () => {
    expect(unused(['gone-390-light.png', 'concept-390-light.png'])).toEqual(['gone-390-light.png']);
  });

  it('weigh at most 6.5 MB together', () => {
    const sizes = files.map((file) => statSync(path.join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_500_000);
  });
});
