/** Gives a path or a segment as people read it; as it is, when it cannot be decoded. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
