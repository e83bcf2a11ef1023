import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const group = (name: string, values: string[]) =>
  `<div class="tabs"><fieldset>${values
    .map(
      (value) =>
        `<label class="${value}"><input type="radio" name="${name}" value="${value}">${value}</label>`,
    )
    .join('')}</fieldset></div>`;
const managers = ['npm', 'yarn', 'pnpm'];

/** Shows a page as the application does, and starts what pages do by themselves. */
async function showPage(): Promise<void> {
  document.body.innerHTML =
    group('a', managers) + group('b', managers) + group('c', ['cjs', 'esm', 'ts']);
  await jest.isolateModulesAsync(async () => {
    await import('../../../../../src/plugins/docs/browser/tabs');
  });
}
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({checked}) => checked)
    .map(({value}) => value);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.tabs;
  window.scrollBy = jest.fn();
});

describe('tabs', () => {
  it('start with the first of each group', async () => {
    await showPage();
    expect(chosen()).toEqual(['npm', 'npm', 'cjs']);
    expect(localStorage).toHaveLength(0);
  });

  it('change together, and are remembered', async () => {
    const user = userEvent.setup();
    await showPage();
    await user.click(screen.getAllByRole('radio', {name: 'pnpm'})[0]!);
    expect(chosen()).toEqual(['pnpm', 'pnpm', 'cjs']);
    await user.click(screen.getByRole('radio', {name: 'ts'}));
    expect(chosen()).toEqual(['pnpm', 'pnpm', 'ts']);
    expect(localStorage.getItem('tabs-webpack')).toBe('pnpm ts');
    expect(document.documentElement.dataset.tabs).toBe('pnpm ts');
  });

  it('show what the document was marked with, and leave out what they do not know', async () => {
    document.documentElement.dataset.tabs = 'bun esm';
    await showPage();
    expect(chosen()).toEqual(['npm', 'npm', 'esm']);
  });

  it('hold for the next page the application shows', async () => {
    const user = userEvent.setup();
    await showPage();
    await user.click(screen.getAllByRole('radio', {name: 'yarn'})[0]!);
    document.body.innerHTML = group('d', managers);
    fireEvent(document, new Event('page-shown'));
    expect(chosen()).toEqual(['yarn']);
  });

  it('work for the page where storage is refused', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const user = userEvent.setup();
    await showPage();
    await user.click(screen.getAllByRole('radio', {name: 'yarn'})[0]!);
    expect(chosen()).toEqual(['yarn', 'yarn', 'cjs']);
  });
});
