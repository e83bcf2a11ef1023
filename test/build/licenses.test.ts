import {builtFile} from '../support/built-site';

describe('the licenses of what readers get', () => {
  const licenses = builtFile('licenses.txt');

  it.each(['react', 'react-dom', 'minisearch', 'workbox-core', 'lucide-static'])(
    'name %s with its text',
    (name) => {
      const entry = licenses.slice(licenses.search(new RegExp(`^${name}$`, 'm')));
      expect(entry).toMatch(new RegExp(`^${name}\n(MIT|ISC)\n[^]*?(Copyright|Permission)`, 'i'));
    },
  );

  it('name no tool of the build, and no pages of this site', () => {
    expect(licenses).not.toMatch(/^(webpack|typescript|sharp|docs-webpack-\d)$/m);
  });
});
