/** How much pages of a kind may weigh until the reader does something. */
export interface PageBudget {
  pages: string;
  /** Matches addresses without the version in front; the first budget that matches counts. */
  address: RegExp;
  /** HTML, styles and script, without fonts, compressed with brotli 6 as hosts do it while they answer. */
  bytes: number;
  /** What the heaviest of them needs it for. */
  reason: string;
}

/** A page that grows beyond its budget is split, or the budget gets a better reason. */
export const pageBudgets: readonly PageBudget[] = [
  {
    pages: 'the landing page',
    address: /^\/$/,
    bytes: 27_000,
    reason: 'Its first state of the drawing of a bundle is a complete picture.',
  },
  {
    pages: 'the first page of Concepts',
    address: /^\/concepts\/$/,
    bytes: 30_900,
    reason: 'The aim is 24 kB: a drawing of a bundle takes 3.3 kB, the figure of version 4 3.1 kB.',
  },
  {
    pages: 'a page with one figure',
    address: /^\/concepts\/output\/$/,
    bytes: 25_200,
    reason: 'It stands for the pages most people read.',
  },
  {
    pages: 'printable sections',
    address: /\/printable\//,
    bytes: 296_000,
    reason: 'All guides in one document, which readers open to print it.',
  },
  {
    pages: 'all pages of Concepts',
    address: /^\/concepts\//,
    bytes: 34_800,
    reason: 'Module Federation shows two projects with their output.',
  },
  {
    pages: 'guides',
    address: /^\/guides\//,
    bytes: 43_200,
    reason:
      'Steps show code, terminals and the files of each step; one has the drawing of a bundle.',
  },
  {
    pages: 'the reference of options and plugins',
    address: /^\/(?:configuration|plugins)\//,
    bytes: 55_500,
    reason:
      'The README of minimizer-webpack-plugin; of own pages split-chunks-plugin has the most.',
  },
  {
    pages: 'the reference of commands and hooks',
    address: /^\/api\//,
    bytes: 46_100,
    reason: 'Every flag and every hook has a head of its own.',
  },
  {
    pages: 'loaders',
    address: /^\/loaders\//,
    bytes: 38_000,
    reason: 'The README of css-loader describes each option with samples.',
  },
  {
    pages: 'migrate and contribute',
    address: /^\/(?:migrate|contribute)\//,
    bytes: 43_900,
    reason:
      'The way to version 5 names what changed and what it prints; the kitchen sink has every element.',
  },
  {
    pages: 'messages of errors',
    address: /^\/errors/,
    bytes: 32_500,
    reason: 'Each message has a project that prints it, and one in which it is mended.',
  },
  {
    pages: 'all other pages',
    address: /^\//,
    bytes: 39_700,
    reason: 'Examples lists every tested project with its files, each in some 70 bytes.',
  },
];
