import type {Element, ElementContent, Root, RootContent} from 'hast';
import {h} from 'hastscript';
import type {VFile} from 'vfile';
import {folderBase} from '../config/site';
import {archiveUrl} from '../content/examples/archives';
import {examplesFolderOf} from '../content/examples/read-example';
import {pagePath} from '../content/page-path';
import {asFinishedHtml} from './finished-html';
import {codeIn, stepsOfPage} from './guide-steps/step-starts';

/**
 * Puts a line below the first code blocks of each example project, which offers all of its files: a
 * page rarely shows every file that a sample needs. A guide in steps offers them at each step, and a
 * list of files has a link of its own.
 */
export function projectLinks() {
  return (tree: Root, file: VFile): void => {
    const root = examplesFolderOf(pagePath(file));
    const offered = new Set([stepsOfPage(tree)?.example, ...listedExamples(tree)]);
    // Blocks of one project that follow each other have the line below the last one.
    let open: {name: string; step?: string}[] = [];
    tree.children = [...tree.children, undefined].flatMap((child): RootContent[] => {
      if (child && child.type !== 'element') return [child];
      const mentions = child ? mentionsIn(child) : [];
      const closed = open.filter(({name}) => !mentions.some((mention) => mention.name === name));
      open = open.filter((project) => !closed.includes(project));
      for (const mention of mentions) {
        if (offered.has(mention.name)) continue;
        offered.add(mention.name);
        open.push(mention);
      }
      return [
        ...closed.map(({name, step}) => drawProjectLine(root, name, step)),
        ...(child ? [child] : []),
      ];
    });
  };
}

const mentionsIn = (child: Element) =>
  codeIn(child).flatMap(({meta}) => {
    const [, name, step] = /\b(?:file|example)="([^/"]+)(?:\/(\d\d-[^/"]+))?/.exec(meta) ?? [];
    return name ? [{name, step}] : [];
  });

const listedExamples = ({children}: Root) =>
  children.flatMap((child) =>
    codeIn(child).flatMap(({meta}) => /\bfiles="([^/"]+)/.exec(meta)?.[1] ?? []),
  );

/** @param step folder of the step that the page shows first, where the example has steps */
const drawProjectLine = (root: string, name: string, step?: string): ElementContent =>
  asFinishedHtml(
    h('p.project', [
      'All files: ',
      h(
        'a',
        {
          href: `${folderBase}${root}/${name}`,
          target: '_blank',
          rel: 'noopener',
          ariaLabel: `View the files of ${name}`,
        },
        'view',
      ),
      ' · ',
      h(
        'a',
        {href: archiveUrl(root, name, step), download: true, ariaLabel: `ZIP of ${name}`},
        'ZIP',
      ),
    ]),
  );
