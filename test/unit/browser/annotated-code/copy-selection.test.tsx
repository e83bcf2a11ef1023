import {createEvent, fireEvent, screen} from '@testing-library/react';
import '../../../../src/browser/annotated-code/copy-selection';

/** Copies what is selected, and gives what came to the clipboard; undefined leaves it to the browser. */
function copied(): string | undefined {
  let text: string | undefined;
  const event = createEvent.copy(document.body, {
    clipboardData: {setData: (_type: string, data: string) => (text = data)},
  });
  fireEvent(document.body, event);
  return event.defaultPrevented ? text : undefined;
}

function show(code: string): HTMLElement {
  document.body.innerHTML = `<p>Before</p><figure class="code"><figcaption>a.js</figcaption><pre><code>${code}</code></pre></figure>`;
  return screen.getAllByRole('code')[0]!;
}
const select = (node: Node) => getSelection()!.selectAllChildren(node);

describe('a selection that is copied by hand', () => {
  it('is the source of annotated code, with the lines that are folded away', () => {
    const code = show(
      'a;\n<span class="line"><button class="more"></button>b; <span class="comment" data-source="// *c* `d`">// <em>c</em> <code>d</code></span>\n<span class="details" popover>d;\n</span></span>e;',
    );
    select(code);
    expect(copied()).toBe('a;\nb; // *c* `d`\nd;\ne;');
  });

  it('does not take the title along', () => {
    show('<span class="comment" data-source="// *c*">// c</span>');
    select(screen.getByRole('figure'));
    expect(copied()).toBe('// *c*');
  });

  it('is the new side of a diff, or the old one when that alone is selected', () => {
    const code = show('a\n<del>b\n</del><ins>c\n</ins>');
    select(code);
    expect(copied()).toBe('a\nc\n');
    getSelection()!.selectAllChildren(screen.getByRole('deletion'));
    expect(copied()).toBeUndefined();
  });

  it('is left to the browser everywhere else', () => {
    select(show('a <span class="comment">// b</span>'));
    expect(copied()).toBeUndefined();
    select(document.body);
    expect(copied()).toBeUndefined();
    getSelection()!.removeAllRanges();
    expect(copied()).toBeUndefined();
  });
});
