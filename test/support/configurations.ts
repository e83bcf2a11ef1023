import {readFileSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A fence of a page that is a whole webpack configuration. */
export interface ConfigurationSample {
  /** File and 1-based line of the fence. */
  place: string;
  code: string;
  /** Whether readers see it in each module format. */
  tabs: boolean;
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Finds the fences of a page whose title names a webpack configuration file. */
export function configurationSamples(
  file: string,
  source = readFileSync(file, 'utf8'),
): ConfigurationSample[] {
  const samples: ConfigurationSample[] = [];
  visit(parser.parse(source) as Root, 'code', ({lang, meta, value, position}: Code) => {
    const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
    if (!title || !/^webpack\.(?:\w+\.)*[cm]?[jt]s$/.test(title)) return;
    if (!lang || !/^[cm]?[jt]s$/.test(lang)) return;
    samples.push({
      place: `${file}:${position?.start.line}`,
      code: value,
      tabs: /\btabs\b/.test(meta ?? ''),
    });
  });
  return samples;
}
