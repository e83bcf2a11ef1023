import type {RootContent} from 'mdast';
import {counted, of, open, sum} from './counts';
import type {Figures, VersionFigures} from './figures';
import {link, paragraph, text} from '../../../markdown/nodes';
import {table} from './table';

/** What was checked, with the part that tells more and what is counted of a version. */
const rows: [name: string, part: string, count: (version: VersionFigures) => string][] = [
  [
    'Pages checked as they are',
    'pages',
    ({pages, notRun}) => of(pages.length - notRun.length, pages.length, 'page'),
  ],
  ['Samples run or parsed', 'samples', ({samples}) => counted(sum(samples), 'sample')],
  [
    'Outputs compared with a run',
    'outputs',
    ({terminals}) => of(terminals.compared, terminals.shown, 'terminal'),
  ],
  ['Steps of guides played', 'guides', ({played}) => counted(played.steps, 'step')],
  [
    'Facts of webpack described',
    'facts',
    ({coverage: {areas}}) => {
      const total = areas.reduce((sum, area) => sum + area.total, 0);
      const missing = areas.reduce((sum, area) => sum + open(area), 0);
      return areas.length === 0 ? 'not counted' : of(total - missing, total, 'fact');
    },
  ],
  [
    'Sentences about behavior proved',
    'sentences',
    ({statements: {total, settled}}) =>
      total === 0 ? 'not counted' : of(settled, total, 'sentence'),
  ],
  ['Links followed', 'links', ({links}) => counted(links.inside, 'link')],
];

/** What was checked, in one table; each figure leads to its part. */
export function overview({versions, addresses}: Figures): RootContent[] {
  return [
    table(
      ['What', ...versions.map(({label}) => `webpack ${label}`)],
      rows.map(([name, part, count]) => [
        [text(name)],
        ...versions.map((version) => [link(`#${part}`, count(version))]),
      ]),
    ),
    paragraph(
      text('Across all versions, '),
      link('#addresses', counted(sum(addresses), 'address', 'addresses')),
      text(' have to lead to their subject.'),
    ),
  ];
}
