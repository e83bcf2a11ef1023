import path from 'node:path';
import spawn from 'nano-spawn';

/** The oldest Node.js that the site supports, and the first of each later line that gets fixes. */
export const nodeLines = ['20.20', '22', '24', '26'] as const;

/**
 * Installs a Node.js from npm, where the package `node` has one for each system.
 * @param folder absolute, of its own
 * @returns the variables of the environment with which commands run on it
 */
export async function installNode(line: string, folder: string): Promise<NodeJS.ProcessEnv> {
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  await spawn('npm', [...words, `node@${line}`], {stdio: 'pipe'});
  const bin = path.join(folder, 'node_modules', 'node', 'bin');
  return {PATH: `${bin}${path.delimiter}${process.env.PATH}`};
}
