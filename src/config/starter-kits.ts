/** Where the list of kits comes from, and grows. */
export const kitsRepository = 'https://github.com/ahfarmer/javascriptstuff-db';
