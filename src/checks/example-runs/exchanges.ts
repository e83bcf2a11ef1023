import type {ContentFence} from '../../content/content-page';

/** A command of a terminal and what the page says it answers. */
export interface Exchange {
  command: string;
  shown: string;
}

/** Whether what a terminal shows is held against a run. */
export const isCompared = ({
  example,
  project,
  pasted,
}: Pick<ContentFence, 'example' | 'project' | 'pasted'>): boolean =>
  pasted === undefined && (example ?? project) !== undefined;

/** Reads a terminal: lines that start with `$ ` are commands, the others are answers. */
export function exchangesIn({source}: Pick<ContentFence, 'source'>): Exchange[] {
  const found: Exchange[] = [];
  let inCommand = false;
  for (const line of source.split('\n')) {
    const last = found.at(-1);
    const starts = line.startsWith('$ ');
    if (inCommand && last) last.command += `\n${line}`;
    else if (starts) found.push({command: line.slice(2), shown: ''});
    else if (last) last.shown += `${line}\n`;
    inCommand = (inCommand || starts) && line.endsWith('\\');
  }
  return found;
}
