import {pathOf, wordsOf} from '@site/src/plugins/search/components/hit/hit-texts';
import {onePhrase} from '@site/src/plugins/search/components/hit/phrase';
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
  ])('has an ellipsis where it is cut off: %j @spec-9.19', (text, shown) => {
    expect(wordsOf(withSnippet(text)).snippet).toBe(shown);
  });

  it('is judged by its words, not by the marks around them', () => {
    expect(wordsOf(withSnippet(`${marked('Hash')} file ${marked('x.')}`)).snippet).toBe(
      `${marked('Hash')} file x.`,
    );
  });
});

describe('the name of a hit', () => {
  const level = (value: string, matchLevel: 'none' | 'full') => ({
    value,
    matchLevel,
    matchedWords: [],
  });

  it('is its last heading, or the page, or the section; the path is what stands above it', () => {
    const deep = hit('Placeholders');
    deep.hierarchy.lvl3 = 'In names';
    expect(wordsOf(deep).name).toBe('In names');
    expect(pathOf(deep)).toEqual(['Caching', 'Placeholders']);
    const page = hit('', {hierarchy: {...deep.hierarchy, lvl2: null, lvl3: null}});
    page._highlightResult.hierarchy = {};
    expect(wordsOf(page).name).toBe('Caching');
    expect(pathOf(page)).toEqual(['Guides']);
    page.hierarchy.lvl1 = null;
    expect(wordsOf(page).name).toBe('Guides');
  });

  it('leaves no mark in the text where the name has one', () => {
    const found = withSnippet(`All of the ${marked('title')}.`);
    expect(wordsOf(found).snippet).toBe(`All of the ${marked('title')}.`);
    found._highlightResult.hierarchy.lvl2 = level(marked('Title'), 'full');
    expect(wordsOf(found).snippet).toBe('All of the title.');
  });
});

describe('the phrase that is marked', () => {
  it.each([
    [`${marked('module')} ${marked('not')} ${marked('found')}`, marked('module not found')],
    [`It is ${marked('not')} ${marked('in')} the list`, 'It is not in the list'],
    [
      `some ${marked('hash')} names ${marked('content')}.${marked('hash')}`,
      `some hash names ${marked('content.hash')}`,
    ],
    [`${marked('tea')}. And ${marked('cup')}`, `${marked('tea')}. And cup`],
    ['none', 'none'],
  ])('is the longest one: %#', (text, shown) => {
    expect(onePhrase(text)).toBe(shown);
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
