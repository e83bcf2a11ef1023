/** Decodes a pathname, or a part of one, or a hash; gives it unchanged when it cannot be decoded. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
