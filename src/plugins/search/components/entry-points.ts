import {searchStarts} from '@site/src/plugins/search/config/field';
import {versionLabeled} from '@site/src/versions';
import type {SearchVersion} from '@site/src/plugins/search/types';
import {urlInVersion} from '../../../components/location/site-location';

/** Gives the pages of a version that are offered before the reader has typed a query. */
export const entryPointsOf = (version: SearchVersion) =>
  searchStarts.map(({to, ...labels}) => ({
    url: urlInVersion(versionLabeled(version), to),
    ...labels,
  }));
