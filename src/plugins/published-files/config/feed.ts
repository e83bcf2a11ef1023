/** Where the feed of what changed in the documentation lies. */
export const feedAddress = '/feed.xml';
