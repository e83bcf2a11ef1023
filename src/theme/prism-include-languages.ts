// Change: nothing to include; code is highlighted while the site is built, and the browser has no highlighter.
// Original: @docusaurus/theme-classic/lib/theme/prism-include-languages.js sha256:42fcb21218b4537fa0d7dc51caf7d78f88891e0d9b925be61555fee46fc29614
export default function prismIncludeLanguages(): void {}
