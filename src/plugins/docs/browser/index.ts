import globalData from '@generated/globalData';
import {refuseLists} from './refuse-lists';

const {versions} = globalData['docusaurus-plugin-content-docs']!.default as {versions: object[]};
for (const version of versions) refuseLists(version, ['docs', 'sidebars']);
