import {render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {usePlace} from '@site/src/components/place/usePlace';
import {older} from '../../../support/older-version';

function Version() {
  return <p>webpack {usePlace().version.label}</p>;
}

const page = (path: string, isNotFound: boolean) => (
  <MemoryRouter initialEntries={[path]}>
    <Version />
    {isNotFound && <div data-not-found="" />}
  </MemoryRouter>
);

/** Takes over, at one address, what was rendered for another; gives what React had to repair. */
function hydrate(rendered: string, at: string, isNotFound: boolean) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(rendered, isNotFound));
  const repairs: unknown[] = [];
  render(page(at, isNotFound), {
    container,
    hydrate: true,
    onRecoverableError: (error) => repairs.push(error),
  });
  return {text: container.textContent, repairs};
}

afterEach(() => document.body.replaceChildren());

describe('the place of a page', () => {
  it('is that of 404.html while React takes over, then that of the address', () => {
    const {text, repairs} = hydrate('/404.html', `${older.base}no-such-page/`, true);
    expect(repairs).toEqual([]);
    expect(text).toBe(`webpack ${older.label}`);
  });
});
