import {Marked, pathOf, hitTexts} from '@site/src/plugins/search/components/hit/HitTexts';
import {render, screen} from '@testing-library/react';
import {hit, marked} from '../../../../support/search-hits';

const withText = (text: string) => hit('Title', {text});

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
    expect(hitTexts(withText(text)).snippet).toBe(shown);
  });

  it('is judged by its words, not by the marks around them', () => {
    expect(hitTexts(withText(`${marked('Hash')} file ${marked('x.')}`)).snippet).toBe(
      `${marked('Hash')} file ${marked('x.')}`,
    );
  });
});

describe('what is shown of a hit', () => {
  it.each([
    [
      ['Guides', 'Caching', 'Names', 'In names'],
      ['Caching', 'Names'],
    ],
    [['Guides', 'Caching'], ['Guides']],
    [['Guides'], ['Guides']],
    [['webpack', 'Glossary', 'H', 'Hash'], ['Glossary']],
  ])('is of %j the path %j', (levels, path) => {
    expect(pathOf(hit('Hash', {levels}))).toEqual(path);
  });

  it('leaves no mark in the text where the name has one', () => {
    const text = `All of the ${marked('title')}.`;
    expect(hitTexts(hit('Title', {text})).snippet).toBe(text);
    expect(hitTexts(hit('Title', {text, name: marked('Title')})).snippet).toBe('All of the title.');
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
