import {createEvent, fireEvent, screen} from '@testing-library/react';
import '../../../src/browser/copy-selection';

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
  it('is the code without the notes beside it', () => {
    const code = show(
      'a;\n<span class="noted"><span>b;\n</span></span><span class="note" role="note">c <code>d</code></span>e;',
    );
    select(code);
    expect(copied()).toBe('a;\nb;\ne;');
  });

  it('is a note when that alone is selected', () => {
    show('<span class="noted">b;\n</span><span class="note" role="note">c</span>');
    select(screen.getByRole('note'));
    expect(copied()).toBeUndefined();
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
