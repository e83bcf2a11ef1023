import type {Code, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {versionLabeled} from '../../../../versions';
import type {ReadmeFinding} from '../../../../data/readme-findings';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';
import {sampleFingerprint} from '../sample-fingerprint';
import {verdictOn} from '../sample-result';

const processor = unified().use(remarkParse);
/** What may stand there is told in full by webpack; here it would be longer than the sample. */
const longest = 120;

/**
 * Says below a configuration that the check of the samples found webpack to reject what webpack
 * says. Nothing is run here: the findings are those of `mirrored-sample-findings.json`.
 * @returns whether there is any
 */
export function markWrongSamples(page: ReadmePage, findings: readonly ReadmeFinding[]): boolean {
  const {name, version, documentation} = page.pin;
  const wrong = new Map(
    findings
      .filter(
        (finding) =>
          finding.kind === 'configuration' &&
          finding.package === name &&
          finding.version === version &&
          finding.documentation === documentation.label,
      )
      .map((finding) => [finding.sample, finding]),
  );
  if (wrong.size === 0) return false;
  rewrite<RootContent>(page.markdown, (node) => {
    const finding = node.type === 'code' && wrong.get(sampleFingerprint(node.value));
    return finding ? [node as Code, markOf(finding)] : node;
  });
  return true;
}

function markOf({
  documentation,
  webpack = documentation,
  error,
  advice,
}: ReadmeFinding): ContainerDirective {
  const asked = versionLabeled(webpack).webpack;
  const children: PhrasingContent[] = [
    {type: 'text', value: `${verdictOn(error, asked)}: `},
    {type: 'inlineCode', value: said(error)},
    {type: 'text', value: '.'},
    ...(advice ? [{type: 'text' as const, value: ' '}, ...phrasing(advice)] : []),
  ];
  return {
    type: 'containerDirective',
    name: 'warning',
    attributes: {},
    children: [{type: 'paragraph', children}],
  };
}

function said(error: string): string {
  const [first = '', ...rest] = error.split('\n').map((line) => line.trim());
  const whole = [first, ...rest].join(' ');
  const shown = whole.length <= longest ? whole : first;
  // Who says it stands before it; a list that is not shown needs no colon.
  return shown
    .replace(/^[\w-]+-(?:loader|plugin): /, '')
    .replace(/(\. These properties are valid)?:$/, '')
    .replace(/^it cannot be parsed: /, '');
}

const phrasing = (text: string) => (processor.parse(text).children[0] as Paragraph).children;
