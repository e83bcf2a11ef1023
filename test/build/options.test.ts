import {toString} from 'hast-util-to-string';
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
    expect(link!.properties.href).toMatch(/\/v5\.112\.2\/schemas\/WebpackOptions\.json#L\d+$/);
  });

  it('lists what the mode decides', () => {
    const rows = page.all('tbody tr').map((row) => toString(row));
    expect(rows).toContain('optimization.chunkIds"named""deterministic""natural"');
  });

  it('says the same to machines', () => {
    const twin = builtFile('/configuration/mode/index.md');
    expect(twin).toContain('- Default: `"production"`');
    expect(twin).toContain('| `optimization.chunkIds` |');
  });
});
