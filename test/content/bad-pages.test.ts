import {readdirSync} from 'node:fs';
import {compileError} from '../support/markdown';

const folder = 'test/fixtures/bad-pages';

/** What stops the build, for each fixture: the line of the fault, what it is, how it is repaired. */
const faults: Record<string, [line: number, fault: RegExp, repair: RegExp]> = {
  'figure-edge-back.md': [13, /the edge to "shop\.js" runs back/, /move it further right, or down/],
  'figure-unknown-key.md': [13, /edges\.0: Unrecognized key/, /"too"/],
  'figure-unknown-node.md': [13, /no node "card\.js" in the grid/, /it has shop\.js, cart\.js$/m],
  'figure-without-build.md': [8, /no build of \S+\/99-nowhere is/, /npm run refresh -- builds/],
  'heading-in-tab.md': [14, /a heading in a tab/, /put it above/],
  'image-without-file.md': [8, /\/img\/pot\.svg has no file/, /put the file there/],
  'image-without-text.md': [8, /no text alternative/, /say what it shows/],
  'link-in-html.md': [8, /is in HTML, where no file is looked up/, /a Markdown link: \[words\]/],
  'link-to-no-file.md': [8, /\/css-loader\.md does not exist/, /nearest is \S+\/_css-loader\.md$/m],
  'link-to-no-version.md': [8, /names no version of this site/, /begin it .+ (?:v\d+:,? ?)+$/m],
  'note-without-a-line.md': [10, /@note has no line of code/, /put it right above one/],
  'option-that-is-gone.md': [10, /webpack [\d.]+ has no option output\.tea/, /nearest is output\./],
  'tab-without-tabs.md': [8, /:::tab stands in no tabs/, /write ::::tabs\[/],
  'term-linked-twice.md': [10, /entry .*#chunk before this one/, /leave the first/],
  'unclosed-aside.md': [8, /:::tip is never closed/, /end it with a line of :::/],
  'unknown-attribute.md': [8, /hue= is unknown here/, /may have title=/],
  'unknown-container.md': [8, /:::tipp is unknown/, /nearest is :::tip/],
  'unknown-language.md': [8, /javascrpt is no language/, /correct it/],
  'unknown-term.md': [8, /no glossary has .*#chonk/, /nearest one, .*#chunk/],
};

describe('a page with a fault', () => {
  it('has a test for every fixture', () => {
    expect(readdirSync(folder).sort()).toEqual([...Object.keys(faults), 'good.md'].sort());
  });

  it.each(Object.entries(faults))(
    '%s stops the build, naming file, line and repair',
    async (name, [line, fault, repair]) => {
      const error = await compileError(`${folder}/${name}`);
      expect(error).toContain(`${folder}/${name}:${line}  `);
      expect(error).toMatch(fault);
      expect(error).toMatch(repair);
    },
  );

  it('does not affect other pages', async () => {
    expect(await compileError(`${folder}/good.md`)).toBeUndefined();
  });
});
