/**
 * Data flows one way: outside → cli → data, docs → build code → props → theme, components, pages.
 * Each zone names the files (`target`) that may not import others (`from`); read by ESLint's
 * `import-x/no-restricted-paths`.
 */
const buildCode = [
  './src/checks',
  './src/plugins',
  './src/markdown',
  './src/reference',
  './src/examples',
  './src/samples',
  './src/cli',
];
const view = ['./src/theme', './src/components', './src/pages', './src/client'];

export const zones = [
  {
    target: './src/config',
    from: './src',
    except: ['./config'],
    message: 'Configuration is facts without logic: it imports nothing from src.',
  },
  {
    target: './src/data',
    from: './src',
    except: ['./data'],
    message: 'Data and its schema know nobody.',
  },
  {
    target: './src/search',
    from: './src',
    except: ['./search', './config', './types'],
    message: 'The search engine runs in builds and browsers alike: it knows neither.',
  },
  ...view.map((target) => ({
    target,
    from: buildCode,
    message:
      'What runs in the browser gets props, global data and src/config; it imports no build code.',
  })),
  ...buildCode.map((target) => ({
    target,
    from: view,
    message: 'Build code does not know the theme; it hands data over as props.',
  })),
  {
    target: buildCode.filter((folder) => folder !== './src/cli'),
    from: './src/cli',
    message: 'Entry points of commands are imported by nobody.',
  },
  {
    target: './src/checks',
    from: './src/samples',
    message: 'Rules judge the text of a page; running its samples comes after, and uses them.',
  },
  {
    target: './src/components',
    from: ['./src/theme', './src/pages'],
    message: 'Components are composed by theme and pages, not the other way round.',
  },
];
