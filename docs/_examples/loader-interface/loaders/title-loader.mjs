export default function titleLoader(content) {
  return `export default ${JSON.stringify(content.split("\n")[0])};`;
}
