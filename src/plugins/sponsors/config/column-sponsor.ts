/** The sponsor shown next to the documentation. */
export const columnSponsor = {
  name: 'AG Grid',
  address: 'https://www.ag-grid.com/?utm_source=webpack&utm_medium=banner&utm_campaign=sponsorship',
  says: 'AG Grid is proud to partner with webpack.',
} as const;
