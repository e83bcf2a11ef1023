import {existsSync} from 'node:fs';
import path from 'node:path';
import {sections} from '../../config/sections';
import {versions} from '../../versions';

/** A section to be printed. */
export interface Volume {
  /** What it is called on the command line: `concepts`, in an older version with its prefix before it; `top` for pages in no section. */
  name: string;
  /** Address of its combined page. */
  url: string;
  /** Name of its PDF. */
  file: string;
}

/**
 * Gives the sections that were named, or all.
 * @param folder absolute folder of the built site
 * @throws when a name is of no section, or the site has not been built
 */
export function chosenVolumes(names: readonly string[], folder: string): Volume[] {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site; run "npm run build" first`);
  }
  const all = volumes().filter(({url}) => existsSync(path.join(folder, url, 'index.html')));
  const known = all.map(({name}) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`no section is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  }
  return names.length === 0 ? all : all.filter(({name}) => names.includes(name));
}

function volumes(): Volume[] {
  return versions.flatMap(({base, label}) =>
    ['top', ...sections].map((section) => ({
      name: `${base.slice(1)}${section}`,
      url: `${base}${section === 'top' ? '' : `${section}/`}printable/`,
      file: `webpack-${label}-${section}.pdf`,
    })),
  );
}
