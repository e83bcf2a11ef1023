import type {Row} from './search-query-rows';

/** What readers ask about the options of a configuration. */
export const configuration: Row[] = [
  [
    'splitchunks',
    '/plugins/split-chunks-plugin/',
    '/configuration/optimization/#optimizationsplitchunks',
  ],
  ['runtimeChunk', '/configuration/optimization/#optimizationruntimechunk'],
  ['cacheGroups', '/plugins/split-chunks-plugin/#splitchunkscachegroups'],
  ['minSize', '/plugins/split-chunks-plugin/#splitchunksminsize'],
  ['maxSize', '/plugins/split-chunks-plugin/#splitchunksmaxsize'],
  [
    'reuseExistingChunk',
    '/plugins/split-chunks-plugin/#splitchunkscachegroupscachegroupreuseexistingchunk',
  ],
  ['conflicts with existing chunk', '/plugins/split-chunks-plugin/#conflict'],
  ['externals', '/configuration/externals/'],
  ['watchOptions ignored', '/configuration/watch/#watchoptionsignored'],
  ['watch docker', '/configuration/watch/#watchoptionspoll'],
  [
    'browserslist',
    '/configuration/target/#browserslist',
    '/glossary/#browserslist',
    '/concepts/targets/#match-the-browsers-you-support',
  ],
  ["can't resolve fs", '/configuration/target/#node-modules-in-browsers'],
  ['node.__dirname', '/configuration/node/#node__dirname'],
  ['dotenv', '/configuration/dotenv/'],
  ['module.rules', '/configuration/module/#modulerules'],
  ['loader order', '/configuration/module/#order'],
  ['exclude node_modules', '/configuration/module/#ruleexclude'],
  ['oneOf', '/configuration/module/#ruleoneof'],
  ['resourceQuery', '/configuration/module/#ruleresourcequery'],
  ['noParse', '/configuration/module/#modulenoparse'],
  ['dataUrlCondition', '/configuration/module/#moduleparserassetdataurlcondition'],
  ['exportsPresence', '/configuration/module/#moduleparserjavascriptexportspresence'],
  ['exportsConvention', '/configuration/module/#modulegeneratorcssautoexportsconvention'],
  ['exprContextCritical', '/configuration/module/#module-contexts'],
  ['rule not applied', '/configuration/module/#unused', '/configuration/module/#troubleshooting'],
];
