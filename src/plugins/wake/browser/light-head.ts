import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';

type Tag = ReactElement<Record<string, unknown>, string>;

/** The tags of each `<Head>` on the page; the key grows from the outermost to the innermost. */
const heads = new Map<number, Tag[]>();
let count = 0;
let isDue = false;

/**
 * Stands for `react-helmet-async` in the browser (4 kB): what `<Head>` says goes into the document's
 * head, the innermost word wins. Scripts are left out: built pages have them, and none is for readers.
 */
export function Helmet({children}: {children?: ReactNode}): null {
  const [place] = useState(() => count++);
  useLayoutEffect(() => {
    heads.set(place, tagsIn(children));
    applySoon();
    return () => {
      heads.delete(place);
      applySoon();
    };
  });
  return null;
}

export const HelmetProvider = ({children}: {children: ReactNode}) => children;

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    return child.type === Fragment ? tagsIn(child.props.children) : [child as Tag];
  });
}

/** Pages change many heads at once. */
function applySoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    apply();
  });
}

function apply(): void {
  const tags = new Map<string, Tag>();
  const ordered = [...heads].sort(([a], [b]) => a - b).flatMap(([, each]) => each);
  for (const tag of ordered) {
    const {type, props} = tag;
    if (type === 'html') setAttributes(document.documentElement, props);
    else if (type === 'body') setAttributes(document.body, props);
    else if (type === 'title') tags.set('title', tag);
    else if (type === 'meta' || type === 'link') tags.set(nameOf(tag), tag);
  }
  const title = tags.get('title');
  tags.delete('title');
  if (title) document.title = Children.toArray(title.props.children as ReactNode).join('');
  replace([...tags.values()].map(elementOf));
}

/** What there may be one of: the same name again replaces the tag. */
function nameOf({type, props}: Tag): string {
  const {name, property, rel, hrefLang, href} = props;
  if (type === 'meta') return `meta ${String(name ?? property)}`;
  return rel === 'canonical' ? 'canonical' : `link ${[rel, hrefLang, href].join(' ')}`;
}

const attributeNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

function setAttributes(element: Element, props: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(props)) {
    const attribute = attributeNames[name] ?? name.toLowerCase();
    if (value === undefined || value === null || value === false) continue;
    const text = String(value as string | boolean);
    if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
  }
}

function elementOf({type, props}: Tag): Element {
  const element = document.createElement(type);
  // The mark of the original, which the static HTML carries as well.
  setAttributes(element, {'data-rh': 'true', ...props});
  return element;
}

/** Leaves alone what is there already: of a page that wakes, everything. */
function replace(wanted: Element[]): void {
  const left = new Set(wanted);
  for (const present of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const same = wanted.find((element) => left.has(element) && element.isEqualNode(present));
    if (same) left.delete(same);
    else present.remove();
  }
  document.head.append(...left);
}
