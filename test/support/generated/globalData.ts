/** What plugins hand to every page. */
import {older} from '../older-version';
import {newest} from '../../../src/versions';
export default {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/',
      breadcrumbs: false,
      versions: [
        {
          name: 'current',
          label: newest.label,
          isLast: true,
          path: '/',
          mainDocId: 'index',
          docs: [],
          draftIds: [],
          sidebars: {},
        },
        {
          name: older.label,
          label: older.label,
          isLast: false,
          path: '/v4',
          mainDocId: 'index',
          docs: [],
          draftIds: [],
          sidebars: {},
        },
      ],
    },
  },
};
