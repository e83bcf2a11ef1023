import path from 'node:path';
import type {LandingBuild} from '../../../../../src/plugins/landing/types';
import {pagesOf} from '../../../../../src/content/node';
import {readVersion} from '../../../../../src/content/read-version';
import {exportPage} from '../../../../../src/plugins/markdown-export/build/export-page';

const siteDir = path.resolve('test/fixtures/markdown-export');

const landing: LandingBuild = {
  sources: [
    {
      name: 'src/a.js',
      bytes: 1234,
      html: '<span class="k">export</span> const a = "&lt;b>";\n<del>unused;</del>',
      leftOut: ['unused'],
      arrivals: [
        {
          output: 'main.js',
          way: 'code',
          ranges: [
            [3, 4],
            [9, 1],
          ],
          text: 'a="<b>"',
        },
        {output: 'a.svg', way: 'copy', ranges: [[0, 1]]},
      ],
    },
  ],
  outputs: [
    {name: 'main.js', bytes: 20, runtime: [[0, 12]], onDemand: true},
    {name: 'a.svg', bytes: 1, runtime: [], onDemand: false},
  ],
  developmentBytes: 5000,
};

it('the Markdown of the landing page has its demonstration written out', async () => {
  const {root} = await readVersion(siteDir, {folder: 'docs', base: '/'});
  const page = pagesOf(root).find(({url}) => url === '/')!;
  const {body} = await exportPage(siteDir, page, {landing});
  expect(body.split('\n').slice(4).join('\n')).toBe(
    `**\`src/a.js\`**, 1,234 bytes:

\`\`\`js
export const a = "<b>";
unused;
\`\`\`

unused is left out: nothing imports it.

In \`main.js\`, 5 of 20 bytes, minified.

\`\`\`js
a="<b>"
\`\`\`

In \`a.svg\`, 1 byte, copied as it is.

2 files for the browser:

- \`main.js\`: 20 bytes, 12 of them webpack’s runtime, loaded on demand
- \`a.svg\`: 1 byte

In development mode they are 5,000 bytes.
`,
  );
});
