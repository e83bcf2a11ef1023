/** Id of the heading above the related links, which the theme adds to pages that have some. */
export const furtherReadingId = 'further-reading';
