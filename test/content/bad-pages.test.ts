import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {newest} from '../../src/versions';
import {compileErrors} from '../support/compile-page';

const folder = 'test/fixtures/bad-pages';

/** What stops the build, for each fixture: the line of the fault, what it is, how it is repaired. */
const faults: Record<string, [line: number, fault: RegExp, repair: RegExp]> = {
  'figure-edge-back.md': [13, /the edge to "shop\.js" runs back/, /move it further right, or down/],
  'figure-unknown-key.md': [13, /edges\.0: Unrecognized key/, /"too"/],
  'figure-unknown-node.md': [
    13,
    /there is no node "card\.js" in the grid/,
    /it has shop\.js, cart\.js$/m,
  ],
  'figure-without-build.md': [
    8,
    /no build of \S+\/code-splitting\/99-nowhere is recorded/,
    /npm run refresh -- builds records it/,
  ],
  'heading-in-tab.md': [14, /a heading in a tab/, /put it above/],
  'image-without-file.md': [8, /\/img\/pot\.svg has no file/, /put the file there/],
  'image-without-text.md': [8, /no text alternative/, /say what it shows/],
  'link-by-address.md': [
    8,
    /\/concepts\/output\/#file-names is an address/,
    /link the file: \.\.\/\.\.\/\.\.\/docs\/concepts\/output\.md#file-names$/m,
  ],
  'link-in-code.md': [
    10,
    /\/configuration\/mode\/ is an address/,
    /link the file: \.\.\/\.\.\/\.\.\/docs\/configuration\/mode\.md$/m,
  ],
  'link-in-html.md': [
    8,
    /is in HTML, where no file is looked up/,
    /write a Markdown link: \[words\]/,
  ],
  'link-into-other-folder.md': [
    8,
    /leads into the folder of version \d+/,
    /name version and file: v\d+:\/guides\/index\.md#top$/m,
  ],
  'link-to-no-address.md': [
    8,
    /\/concept\/output\/ is no page of this site/,
    /nearest is \.\.\/\.\.\/\.\.\/docs\/concepts\/output\.md$/m,
  ],
  'link-to-no-file.md': [
    8,
    /docs\/loaders\/css-loader\.md does not exist/,
    /nearest is \.\.\/\.\.\/\.\.\/docs\/loaders\/_css-loader\.md$/m,
  ],
  'link-to-no-version.md': [
    8,
    /names no version of this site/,
    /begin it with one of (?:v\d+:,? ?)+$/m,
  ],
  'link-to-old-address.md': [
    8,
    /\/guides\/ is an address/,
    /link the file: v\d+:\/guides\/index\.md$/m,
  ],
  'link-to-other-version-without-file.md': [
    8,
    /v\d+:guides\/ is no link to another version/,
    /the file in versioned_docs\/version-\d+: v\d+:\/index\.md$/m,
  ],
  'link-without-file.md': [
    8,
    /names no file of a page/,
    /nearest is \.\.\/\.\.\/\.\.\/docs\/concepts\/output\.md$/m,
  ],
  'misplaced-marker.md': [9, /"T> a tip" starts with the marker/, /put a blank line before it/],
  'note-without-a-line.md': [10, /@note has no line of code/, /put it right above one/],
  'option-that-is-gone.md': [
    10,
    /webpack [\d.]+ has no option output\.tea/,
    /the nearest is output\.\w+/,
  ],
  'tab-without-tabs.md': [8, /:::tab stands in no tabs/, /write ::::tabs\[/],
  'term-linked-twice.md': [10, /has a link to the entry #chunk before/, /leave the first/],
  'unclosed-aside.md': [8, /:::tip is never closed/, /end it with a line of :::/],
  'unknown-attribute.md': [8, /hue= is unknown here/, /may have title=/],
  'unknown-container.md': [8, /:::tipp is unknown/, /nearest is :::tip/],
  'unknown-language.md': [8, /javascrpt is no language/, /correct it/],
  'unknown-term.md': [8, /has no entry #chonk/, /nearest one, #chunk/],
};

describe('a page with a fault', () => {
  it('is tried for every fault there is a fixture of', () => {
    expect(readdirSync(folder).sort()).toEqual([...Object.keys(faults), 'good.md'].sort());
  });

  it.each(Object.entries(faults))(
    '%s stops the build, naming file, line and repair',
    async (name, [line, fault, repair]) => {
      const errors = await compileErrors(`${folder}/${name}`);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toContain(`${folder}/${name}:${line}  `);
      expect(errors[0]).toMatch(fault);
      expect(errors[0]).toMatch(repair);
    },
  );

  it('is one that links to its own version as to another', async () => {
    const own = 'test-results/bad-pages/link-to-own-version.md';
    mkdirSync('test-results/bad-pages', {recursive: true});
    const link = `The [guides](v${newest.label}:/guides/index.md).`;
    writeFileSync(
      own,
      `---\ntitle: Tea\ndescription: A page that has one fault.\n---\n\n${link}\n`,
    );
    const errors = await compileErrors(own);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/link-to-own-version\.md:\d+ {2}/);
    expect(errors[0]).toMatch(/names the version that the page belongs to/);
    expect(errors[0]).toMatch(/link the file: \.\.\/\.\.\/docs\/guides\/index\.md$/m);
  });

  it('is no other page', async () => {
    expect(await compileErrors(`${folder}/good.md`)).toEqual([]);
  });
});
