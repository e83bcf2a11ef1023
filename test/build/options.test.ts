import {toString} from 'hast-util-to-string';
import {newest} from '../../src/versions';
import {builtFile, builtPages} from '../support/built-site';

describe('/configuration/mode/', () => {
  const page = builtPages().find(({url}) => url === '/configuration/mode/')!;
  const [facts] = page.all('dl.facts');

  it('starts with what webpack knows of the option', () => {
    const [type, standard] = page.all('dl.facts dd').map((node) => toString(node));
    expect(type).toContain('"development" | "production" | "none"');
    expect(standard).toBe('"production"');
    expect(facts).toBeDefined();
  });

  it('links the line of the schema in the pinned release', () => {
    const [link] = page.all('dl.facts a');
    const [file, line] = String(link!.properties.href).split('#');
    expect(file).toMatch(new RegExp(`/v${newest.webpack}/schemas/WebpackOptions.json$`));
    expect(line).toMatch(/^L\d+$/);
  });

  it('lists what the mode decides', () => {
    const rows = page.all('tbody tr').map((row) => toString(row));
    expect(rows).toContain('optimization.chunkIds"named""deterministic""natural"');
  });

  it('says the same to machines', () => {
    const markdown = builtFile('/configuration/mode/index.md');
    expect(markdown).toContain('- Default: `"production"`');
    expect(markdown).toContain('| `optimization.chunkIds` |');
  });
});
