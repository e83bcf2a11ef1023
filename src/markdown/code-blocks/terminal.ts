import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Fence} from '../../content/fences/fence';
import {sessions} from '../../content/fences/languages';

const shells = new Set(['bash', 'sh', 'shell', 'zsh']);
const prompt = /^\$ /;

/** Whether the code is commands for a shell; with a title it is a file. */
export function isShell({language = '', title}: Fence): boolean {
  return shells.has(language) && !title;
}

/** Whether the code is typed into a terminal. */
export function isTerminal(fence: Fence): boolean {
  return sessions.has(fence.language ?? '') || isShell(fence);
}

/**
 * Gives the lines of a terminal, each command in a `span` without its prompt, the output plain.
 * @param bareIsCommand whether a session without any prompt holds commands, as READMEs write them
 */
export function terminalLines(
  {source, language = ''}: Fence,
  bareIsCommand: boolean,
): ElementContent[] {
  const lines = source.split('\n');
  const isSession =
    sessions.has(language) && (!bareIsCommand || lines.some((line) => prompt.test(line)));
  const isCommand = (line: string) => (isSession ? prompt.test(line) : /^[^#\s]/.test(line));

  const blocks: {command: boolean; text: string}[] = [];
  lines.forEach((line, index) => {
    const text = line.replace(prompt, '') + (index < lines.length - 1 ? '\n' : '');
    const last = blocks.at(-1);
    const continues = last?.command && /\\\n$/.test(last.text);
    if (continues) last.text += text;
    else if (isCommand(line)) blocks.push({command: true, text});
    else if (last && !last.command) last.text += text;
    else blocks.push({command: false, text});
  });
  return blocks.map(({command, text}) =>
    command ? h('span', {className: 'command'}, text) : {type: 'text', value: text},
  );
}
