/** What the docs plugin's compiled pages carry beside their component. */
declare module '*.mdx' {
  export const frontMatter: {title: string; description: string};
}
