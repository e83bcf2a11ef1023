/** Stands for a compiled Markdown page. */
export const frontMatter = {
  title: 'Stand-in',
  description: 'A compiled page, as far as tests of components need one.',
};
export const metadata = {title: frontMatter.title, description: frontMatter.description};
export const toc: unknown[] = [];

export default function MarkdownPage() {
  return <p>Text of the page</p>;
}
