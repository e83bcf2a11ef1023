import {searchStarts} from '@site/src/plugins/search/config/field';
import {versionLabeled} from '@site/src/versions';
import type {SearchVersion} from '@site/src/plugins/search/types';
import {addressInVersion} from '../../../components/location/site-location';

/** Gives the pages to start with, in a version. */
export const entryPointsOf = (version: SearchVersion) =>
  searchStarts.map(({to, ...words}) => ({
    url: addressInVersion(versionLabeled(version), to),
    ...words,
  }));
