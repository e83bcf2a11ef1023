const sharedOptionPaths =
  /^module\.rules\[\]\.resolve\b|^resolveLoader\b|^module\.defaultRules\[\]|\.cacheGroups\.\*\.(?:name|automaticNameMaxLength)$/;

/**
 * Whether a path leads to the same options as `resolve`, `module.rules[]` or `splitChunks`, where
 * they are described and compared.
 * @param path as in the schema, with its brackets: `module.rules[].resolve.alias`
 */
export const isSharedOption = (path: string): boolean => sharedOptionPaths.test(path);
