/**
 * Tag of tests about what a newer browser does in another way than the packaged one: they run in
 * both (playwright.config.mts).
 */
export const newerBrowser = '@newer-browser';
