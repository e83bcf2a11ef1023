import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {ByteRange, LandingArrival, LandingBuild, LandingSource} from '../../../landing/types';
import {inlineCode, list, paragraph, strong, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

const ways: Record<LandingArrival['way'], string> = {
  code: 'minified',
  whole: 'a file of its own',
  copy: 'copied as it is',
  data: 'written into the script',
  address: 'where the script finds the copy',
};

/**
 * Writes out the demonstration of the landing page: every file, what became of it, and what was
 * written.
 * @param build what `landing-build` has run; without it the component is left to be refused
 */
export function demonstration({tree}: ExportedPage, build: LandingBuild | undefined): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const {name} = node as MdxJsxFlowElement;
    if (name !== 'Demonstration' || !build || !parent || index === undefined) return undefined;
    const written = [...build.sources.flatMap((source) => story(source, build)), ...outputs(build)];
    (parent.children as RootContent[]).splice(index, 1, ...written);
    return [SKIP, index + written.length];
  });
}

function story({name, bytes, html, leftOut, arrivals}: LandingSource, build: LandingBuild) {
  return [
    paragraph(strong(inlineCode(name)), text(`, ${inBytes(bytes)}:`)),
    code(name, toString(fromHtml(html, {fragment: true}))),
    ...(leftOut.length > 0
      ? [paragraph(text(`${leftOut.join(', ')} is left out: nothing imports it.`))]
      : []),
    ...arrivals.flatMap((arrival) => arrivalOf(arrival, build)),
  ];
}

function arrivalOf(
  {output, way, ranges, text: pieces}: LandingArrival,
  {outputs: all}: LandingBuild,
) {
  const whole = all.find(({name}) => name === output)?.bytes ?? 0;
  const arrived = bytesIn(ranges);
  const share = arrived < whole ? `${grouped(arrived)} of ${inBytes(whole)}` : inBytes(whole);
  const line = paragraph(text('In '), inlineCode(output), text(`, ${share}, ${ways[way]}.`));
  return pieces === undefined ? [line] : [line, code(output, pieces)];
}

function outputs({outputs: all, developmentBytes}: LandingBuild): RootContent[] {
  const entries = all.map(({name, bytes, runtime, onDemand}) => {
    const facts = [
      inBytes(bytes),
      ...(runtime.length > 0 ? [`${grouped(bytesIn(runtime))} of them webpack’s runtime`] : []),
      ...(onDemand ? ['loaded on demand'] : []),
    ];
    return [inlineCode(name), text(`: ${facts.join(', ')}`)];
  });
  return [
    paragraph(text(`${all.length} files for the browser:`)),
    list(entries),
    paragraph(text(`In development mode they are ${inBytes(developmentBytes)}.`)),
  ];
}

const code = (file: string, value: string): Code => ({
  type: 'code',
  lang: path.extname(file).slice(1),
  value,
});

const bytesIn = (ranges: readonly ByteRange[]) =>
  ranges.reduce((sum, [, length]) => sum + length, 0);
const grouped = (value: number) => new Intl.NumberFormat('en').format(value);
const inBytes = (bytes: number) => `${grouped(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
