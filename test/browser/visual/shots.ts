import {older} from '../../support/older-version';

/** A page of which pictures are compared: what a reader sees of it first. */
export interface Shot {
  name: string;
  address: string;
  /** Selector of what stands there before a picture is taken. */
  awaits?: string;
  /** Selector of what changes without a change of ours, besides the release of webpack. */
  masks?: string;
  /** The last element that is in the picture, where what follows changes by itself. */
  upTo?: string;
}

/** One page of each kind. The text of a mirrored README is that of others: its head is enough. */
export const shots: readonly Shot[] = [
  {name: 'landing', address: '/'},
  {name: 'concept', address: '/concepts/entry-points/'},
  {name: 'guide', address: '/guides/getting-started/'},
  {name: 'options', address: '/configuration/mode/'},
  {name: 'all-options', address: '/configuration/all-options/'},
  {name: 'api', address: '/api/cli/'},
  {
    name: 'readme',
    address: '/loaders/expose-loader/',
    masks: 'dt + dd, dd + dd',
    upTo: 'main article .lead',
  },
  {name: 'comparison', address: '/comparison/'},
  {name: 'glossary', address: '/glossary/'},
  {name: 'search', address: '/search/'},
  {name: 'organization', address: '/organization/'},
  {name: 'starter-kits', address: '/starter-kits/', awaits: 'table tbody tr:nth-child(20)'},
  {name: 'vote', address: '/vote/', awaits: 'li time', masks: 'time'},
  {name: 'not-found', address: '/no-such-page/'},
  {name: 'quality', address: '/quality/', upTo: 'main article .lead'},
  {name: 'printable', address: '/concepts/printable/'},
  {name: 'older-version', address: `${older.base}concepts/output/`},
];
