import {jest} from '@jest/globals';
import {mkdirSync, writeFileSync} from 'node:fs';
import {decodeText} from '../../../../src/plugins/mirrored-packages/decode-text';
import {readFacts} from '../../../../src/plugins/mirrored-packages/package-facts';
import {finish, prepare} from '../../../../src/plugins/mirrored-packages/pipeline';
import {dangersIn} from '../../../support/dangers';
import {hostileReadmes, type HostileReadme} from '../../../support/hostile-readmes';
import {pinOf} from '../../../support/readme';
import {renderMarkdown} from '../../../support/render-markdown';

const known = new Map<string, Set<string>>([
  ['/', new Set()],
  ['/concepts/', new Set(['entry'])],
  ['/concepts/plugins/', new Set(['x'])],
  ['/concepts/entry-points/', new Set(['entry'])],
  ['/glossary/', new Set(['chunk'])],
]);
mkdirSync('/tmp/work/hostile/out', {recursive: true});
describe('x', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));
  it.each(hostileReadmes().map((r) => [r.name, r] as const))('%s', async (_, r) => {
    const text = (n: string) => ({name: n, text: decodeText(Buffer.from(r.files[n]!))});
    const pin = pinOf({name: r.name, version: '1.0.0'});
    const page = await prepare(
      pin,
      readFacts(pin, {
        manifest: text('package.json'),
        readme: text('README.md'),
        license: text('LICENSE'),
        schemas: [],
      }),
    );
    const md = finish(page, [pin], new Map([...known, [`/loaders/${r.name}/`, page.headingIds]]));
    const body = md.replace(/^---\n[^]*?\n---\n/, '');
    const {html, toc} = await renderMarkdown(body, '/site/docs/loaders/_css-loader.md');
    writeFileSync(
      `/tmp/work/hostile/out/${r.name}.txt`,
      md +
        '\n=====HTML\n' +
        html +
        '\n=====TOC\n' +
        JSON.stringify(toc) +
        '\n' +
        [...page.warnings].join('\n'),
    );
    expect(dangersIn(html)).toEqual([]);
    expect(toc.flatMap(({value}) => dangersIn(value))).toEqual([]);
    expect((console.warn as any).mock.calls.flat().map(String)).toEqual([]);
  });
});
