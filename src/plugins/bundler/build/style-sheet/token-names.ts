import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'postcss';
import postcss from 'postcss';
import {shortName} from './class-names';

/** The tokens of all pages, relative to the site. */
const tokens = 'src/css/tokens.css';

/**
 * Gives the custom properties of the tokens names of one or two letters, wherever they stand:
 * in the styles of every page the names we write weigh 450 bytes more.
 */
export function shortTokenNames(siteDir: string): Plugin {
  const file = path.join(siteDir, tokens);
  const names = namesIn(file);
  const short = (name: string) => names.get(name) ?? name;
  return {
    postcssPlugin: 'short-token-names',
    Once(root, {result}) {
      root.walkDecls((declaration) => {
        declaration.prop = short(declaration.prop);
        // Anchors have dashed names as well, which mean something else.
        declaration.value = declaration.value.replace(/(?<=var\(\s*)--[\w-]+/g, (name) =>
          short(name),
        );
      });
      // A token that is new moves the names of others: none may come from the cache then.
      result.messages.push({type: 'dependency', plugin: 'short-token-names', file});
    },
  };
}

function namesIn(file: string): Map<string, string> {
  const names = new Set<string>();
  postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^--/, ({prop}) => void names.add(prop));
  return new Map([...names].map((name, index) => [name, `--${shortName(index)}`]));
}
