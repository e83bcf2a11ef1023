/**
 * Says who does not take a configuration, as the beginning of a sentence that ends with the message.
 * @param error the message, as `mirrored-sample-findings.json` has it
 * @param webpack the exact release that was asked
 */
export function verdictOn(error: string, webpack: string): string {
  if (/^(?:\w*Error:|it cannot be parsed)/.test(error))
    return 'This configuration cannot be loaded';
  const [, loader] = /^([\w-]+-(?:loader|plugin)): /.exec(error) ?? [];
  return loader
    ? `${loader} does not accept the options it is given here`
    : `webpack ${webpack} does not accept this configuration`;
}
