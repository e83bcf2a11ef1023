import {fireEvent, render, screen} from '@testing-library/react';
import '../../../../../src/plugins/search/browser/search-shortcut';

function showHeader() {
  render(
    <>
      <header>
        <input type="search" aria-label="Search" />
      </header>
      <input aria-label="Name" />
      <div data-testid="host" />
    </>,
  );
  return screen.getByRole('searchbox');
}

const ctrl = {ctrlKey: true};

it.each([
  ['Ctrl and K', {...ctrl, key: 'k', code: 'KeyK'}],
  ['⌘ and K', {metaKey: true, key: 'k', code: 'KeyK'}],
  ['Ctrl and K with Caps Lock', {...ctrl, key: 'K', code: 'KeyK'}],
  ['Ctrl and K on a Russian keyboard', {...ctrl, key: 'л', code: 'KeyK'}],
  ['Ctrl and K on a Greek keyboard', {...ctrl, key: 'κ', code: 'KeyK'}],
  ['Ctrl and K on a Hebrew keyboard', {...ctrl, key: 'ל', code: 'KeyK'}],
  ['Ctrl and K on a Korean keyboard', {...ctrl, key: 'ㅏ', code: 'KeyK'}],
  ['Ctrl and K on a Dvorak keyboard', {...ctrl, key: 'k', code: 'KeyV'}],
  ['a slash', {key: '/', code: 'Slash'}],
  ['a slash on a German keyboard', {key: '/', code: 'Digit7', shiftKey: true}],
])('%s leads to the search', (_, keys) => {
  const search = showHeader();
  fireEvent.keyDown(document.body, keys);
  expect(search).toHaveFocus();
});

it.each([
  ['K alone', {key: 'k', code: 'KeyK'}],
  ['Ctrl, Shift and K, which Firefox has', {...ctrl, shiftKey: true, key: 'K', code: 'KeyK'}],
  ['Ctrl, Alt and K', {...ctrl, altKey: true, key: 'k', code: 'KeyK'}],
  ['Ctrl and T on a Dvorak keyboard', {...ctrl, key: 't', code: 'KeyK'}],
  ['Ctrl and a slash', {...ctrl, key: '/', code: 'Slash'}],
])('%s does not', (_, keys) => {
  const search = showHeader();
  fireEvent.keyDown(document.body, keys);
  expect(search).not.toHaveFocus();
});

it('a slash in a field is text, inside of a shadow root, too', () => {
  const search = showHeader();
  const inner = document.createElement('input');
  screen.getByTestId('host').attachShadow({mode: 'open'}).append(inner);
  for (const field of [screen.getByRole('textbox', {name: 'Name'}), inner]) {
    fireEvent.keyDown(field, {key: '/', code: 'Slash', composed: true});
    expect(search).not.toHaveFocus();
  }
});
