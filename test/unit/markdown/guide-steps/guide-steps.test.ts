import {renderMarkdown} from '../../../support/markdown';

const guide = 'docs/guides/caching.md';
const quoted = (step: string, file = 'webpack.config.js') =>
  `\`\`\`js file="caching/${step}/${file}"\n\`\`\`\n`;
const terminal = (step: string, ...lines: string[]) =>
  `\`\`\`console example="caching/${step}"\n$ npx webpack\n${lines.join('\n')}\n\`\`\`\n`;
const render = (...parts: string[]) => renderMarkdown(parts.join('\n\n'), guide);
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
const ribbonsOf = (html: string) => html.match(/<div class="ribbon">.*?<\/ol><\/div>/g) ?? [];
const treesOf = (html: string) => html.match(/<div class="files">.*?<\/div>/gs) ?? [];
const sizesOf = (html: string) => html.match(/<figure class="sizes">.*?<\/figure>/gs) ?? [];

const chain = [
  '## Begin',
  quoted('01-setup'),
  '## Go on',
  quoted('02-hashes'),
  '### Further',
  'Look:',
  quoted('03-runtime'),
  'And:',
  quoted('04-packages'),
  '## All files',
  'Done.',
];

describe('the steps of a guide', () => {
  it('begin with the sections that show them, below a line and with their number', async () => {
    const html = await render(...chain);
    expect(html.match(/<hr class="step"\/>/g)).toHaveLength(3);
    expect(html).toMatch(
      /<hr class="step"\/>\s*<div class="ribbon">.*?<\/div>\s*<div class="heading h2"><h2 .*?id="begin".*?<\/div>\s*<div class="files">/,
    );
    expect(html).toMatch(/<h2 [^>]*data-step="1"[^>]*><a [^>]*>Begin/);
    expect(html).toMatch(/<h2 [^>]*data-step="2"[^>]*><a [^>]*>Go on/);
    expect(html).toMatch(/<h3 [^>]*data-step="3–4"[^>]*><a [^>]*>Further/);
    expect(html).not.toMatch(/<h2 [^>]*data-step[^>]*><a [^>]*>All files/);
  });

  it('say how far the reader is, with a link to each step', async () => {
    const ribbons = ribbonsOf(await render(...chain));
    expect(ribbons.map(textOf)).toEqual([1, 2, 3, 4].map((step) => `Step ${step} of 4`));
    const ids = [...ribbons[1]!.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['begin', 'go-on', 'further', 'further']);
    expect(ribbons[1]).toContain('<li class="now"><a href="#go-on" tabindex="-1" title="2 Go on">');
  });

  it('come before the text as a row of the sections that have steps', async () => {
    const [row = ''] = /^<nav.*?<\/nav>/.exec(await render(...chain)) ?? [];
    expect(row).toBe(
      '<nav class="boxes" style="--columns:2" aria-label="On this page"><ol class="packed">' +
        '<li><a href="#begin"><b>1</b> <span>Begin</span></a></li>' +
        '<li><a href="#go-on"><b>2–4</b> <span>Go on</span></a></li></ol></nav>',
    );
    expect(await render('## One', 'Text', '## Two')).not.toContain('<nav');
    expect(await render(...chain.slice(0, 2))).not.toContain('<nav');
  });

  it('begin before the paragraph that leads to the code, in a section that has a step', async () => {
    const html = await render(...chain);
    expect(html).toMatch(/<div class="files">(?:(?!<div class="files">).)*<p>And:<\/p>/s);
    expect(html).not.toMatch(/<p>And:<\/p>\s*<div class="ribbon">/);
  });

  it('are not those of a page that shows one step, or steps of several examples', async () => {
    const other = ['01-on-click', '02-when-visible'].map(
      (step) => `\`\`\`js file="lazy-loading/${step}/src/index.js"\n\`\`\`\n`,
    );
    for (const parts of [chain.slice(0, 2), [...chain, ...other]]) {
      const html = await render(...parts);
      expect(ribbonsOf(html)).toEqual([]);
      expect(html).not.toContain('data-step');
    }
  });

  it('stop the build where they are out of order', async () => {
    const parts = ['## Go on', quoted('02-hashes'), '## Begin', quoted('01-setup')];
    await expect(render(...parts)).rejects.toThrow(
      /docs\/guides\/caching\.md:\d+ {2}code block: the step caching\/01-setup is shown after 02-hashes; show the steps in their order/,
    );
  });

  it('stop the build where the example has no such step', async () => {
    await expect(render(...chain.slice(0, 2), '## More', terminal('05-gone'))).rejects.toThrow(
      /docs\/guides\/caching\.md:9 {2}code block: the example caching has no step "05-gone"; did you mean/,
    );
  });
});

it('the files of a step are those of the project, the changed ones marked', async () => {
  const [first, second] = treesOf(await render(...chain));
  expect(textOf(first!)).toMatch(/^Files in step 1 9 files/);
  expect(first).not.toContain('<i>');
  expect(textOf(second!)).toMatch(/^Files in step 2 1 changed/);
  expect(second).toContain(
    '<li class="changed"><span>webpack.config.js</span> <i>changed</i></li>',
  );
  expect(second).toContain('<li>src/<ul class="branch"><li><span>index.css</span></li>');
});

describe('the sizes beside a terminal', () => {
  const build = (step: string, ...files: string[]) =>
    terminal(step, ...files.map((file) => `asset ${file} [emitted]`), 'webpack compiled');

  it('are those of this step and of the one before', async () => {
    const html = await render(
      '## Begin',
      build('01-setup', 'main.js 20 KiB', 'old.js 1 KiB', 'page.html 3 bytes'),
      '## Go on',
      build('02-hashes', 'main.4a462910.js 10 KiB', 'new.js 5 KiB', 'page.html 3 bytes'),
    );
    const [figure, ...others] = sizesOf(html);
    expect(others).toEqual([]);
    expect(figure!.match(/<li>.*?<\/li>/gs)!.map(textOf)).toEqual([
      'main.4a462910.js 10 KiB step 1: 20 KiB',
      'new.js 5 KiB new',
      'page.html 3 bytes',
      'old.js 1 KiB not written',
    ]);
    expect(html).toMatch(/<\/figure>\s*<figure class="code terminal/);
  });

  it('are held against the last step that shows a build', async () => {
    const html = await render(
      '## Begin',
      build('01-setup', 'main.js 20 KiB'),
      '## Go on',
      terminal('02-hashes', '…'),
      '## Further',
      build('03-runtime', 'main.js 18 KiB'),
    );
    expect(textOf(sizesOf(html)[0]!)).toBe('Written in step 3main.js 18 KiB step 1: 20 KiB');
  });
});
