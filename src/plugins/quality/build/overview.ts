import type {PhrasingContent, RootContent} from 'mdast';
import {counted, hasRun, of, open, sum} from './counts';
import type {Figures, VersionFigures} from './figures';
import {link, paragraph, text} from '../../../markdown/nodes';
import {table} from './table';

/** What was checked, in one table; each figure leads to its part. */
export function overview({versions, addresses}: Figures): RootContent[] {
  const row = (
    name: string,
    id: string,
    count: (version: VersionFigures) => string,
  ): PhrasingContent[][] => [
    [text(name)],
    ...versions.map((version) => [link(`#${id}`, count(version))]),
  ];
  return [
    table(
      ['What', ...versions.map(({label}) => `webpack ${label}`)],
      [
        row('Pages checked as they are', 'pages', ({pages, notRun: not}) =>
          of(pages.length - not.length, pages.length, 'page'),
        ),
        row(
          'Samples run or parsed',
          'samples',
          ifRun(({samples}) => counted(sum(samples), 'sample')),
        ),
        row(
          'Outputs compared with a run',
          'outputs',
          ifRun(({terminals}) => of(terminals.compared, terminals.shown, 'terminal')),
        ),
        row(
          'Steps of guides played',
          'guides',
          ifRun(({played}) => counted(played.steps, 'step')),
        ),
        row('Facts of webpack described', 'facts', ({coverage}) => {
          if (!coverage) return notRunYet;
          const {areas} = coverage;
          const total = areas.reduce((sum, area) => sum + area.total, 0);
          const missing = areas.reduce((sum, area) => sum + open(area), 0);
          return areas.length === 0 ? 'not counted' : of(total - missing, total, 'fact');
        }),
        row(
          'Sentences about behavior proved',
          'sentences',
          ifRun(({statements: {total, settled}}) =>
            total === 0 ? 'not counted' : of(settled, total, 'sentence'),
          ),
        ),
        row(
          'Links followed',
          'links',
          ifRun(({links}) => counted(links.inside, 'link')),
        ),
      ],
    ),
    paragraph(
      text('Across all versions, '),
      link('#addresses', counted(sum(addresses), 'address', 'addresses')),
      text(' have to lead to their subject.'),
    ),
  ];
}

const notRunYet = 'not run';

/** Nothing found is no finding where nothing was looked at. */
const ifRun = (count: (version: VersionFigures) => string) => (version: VersionFigures) =>
  hasRun(version) ? count(version) : notRunYet;
