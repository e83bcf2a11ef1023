/** What plugins hand to every page. */
export default {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/',
      breadcrumbs: false,
      versions: [
        {
          name: 'current',
          label: '5',
          isLast: true,
          path: '/',
          mainDocId: 'index',
          docs: [],
          draftIds: [],
          sidebars: {},
        },
        {
          name: '4',
          label: '4',
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
