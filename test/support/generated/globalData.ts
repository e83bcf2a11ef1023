/** What plugins hand to every page. */
import {newest, versions} from '../../../src/versions';

export default {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/',
      breadcrumbs: false,
      versions: versions.map(({label, base}) => ({
        name: label === newest.label ? 'current' : label,
        label,
        isLast: label === newest.label,
        path: base,
        mainDocId: 'index',
        docs: [],
        draftIds: [],
        sidebars: {},
      })),
    },
  },
};
