import {markedSnippet, markedTitle} from '@site/src/plugins/search/components/hit/hit-texts';
import {Marked} from '@site/src/plugins/search/components/hit/Marked';
import {render, screen} from '@testing-library/react';
import {hit, marked} from '../../../../support/search-hits';

const withSnippet = (value: string) =>
  hit('Title', {_snippetResult: {content: {value, matchLevel: 'full'}}});

describe('the text around what was found', () => {
  it.each([
    ['A whole sentence.', 'A whole sentence.'],
    ['Is it? Yes!', 'Is it? Yes!'],
    ['from the middle of one.', '…from the middle of one.'],
    ['The beginning of', 'The beginning of…'],
    ['3 of', '…3 of…'],
    ['Ôde to', 'Ôde to…'],
    ['', ''],
  ])('has an ellipsis where it is cut off: %j', (text, shown) => {
    expect(markedSnippet(withSnippet(text))).toBe(shown);
  });

  it('is judged by its words, not by the marks around them', () => {
    expect(markedSnippet(withSnippet(`${marked('Hash')} of the ${marked('file.')}`))).toBe(
      `${marked('Hash')} of the ${marked('file.')}`,
    );
  });
});

describe('the title of a hit', () => {
  const level = (value: string, matchLevel: 'none' | 'full') => ({
    value,
    matchLevel,
    matchedWords: [],
  });

  it('joins the headings, or falls back to the page and the section', () => {
    const deep = hit('Placeholders');
    deep.hierarchy.lvl3 = 'In names';
    expect(markedTitle(deep)).toBe('Placeholders › In names');
    const page = hit('', {hierarchy: {...deep.hierarchy, lvl2: null, lvl3: null}});
    page._highlightResult.hierarchy = {};
    expect(markedTitle(page)).toBe('Caching');
    page.hierarchy.lvl1 = null;
    expect(markedTitle(page)).toBe('Guides');
  });

  it('shows words taken apart where only these have matched', () => {
    const found = hit('splitChunks');
    found._highlightResult = {
      hierarchy: {lvl2: level('splitChunks', 'none')},
      hierarchy_camel: {lvl2: level(`split${marked('Chunks')}`, 'full')},
    };
    expect(markedTitle(found)).toBe(`split${marked('Chunks')}`);
    found._highlightResult.hierarchy_camel = {lvl2: level('apart', 'none')};
    expect(markedTitle(found)).toBe('splitChunks');
  });
});

describe('a marked text', () => {
  it('shows its matches, and is never HTML', () => {
    render(<Marked text={`<b>a</b> ${marked('<i>hash</i>')} z`} />);
    expect(screen.getByText('<i>hash</i>').tagName).toBe('MARK');
    expect(document.body).toHaveTextContent('<b>a</b> <i>hash</i> z');
  });

  it.each([`a ${marked('b')}${marked('c')}`, `no end ${marked('x').slice(0, -1)}`, 'none'])(
    'keeps every letter, whatever its marks (%#)',
    (text) => {
      const {container} = render(<Marked text={text} />);
      expect(container).toHaveTextContent(text.replace(/[\ue000\ue001]/g, ''));
    },
  );
});
