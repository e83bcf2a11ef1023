import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {copiedText} from '../../../src/browser/copy-code';

const figure = (code: string) => {
  document.body.innerHTML = `<figure><button class="copy" aria-label="Copy a">Copy</button><pre><code>${code}</code></pre></figure>`;
  return screen.getByRole('figure');
};

it.each([
  ['the code without its colors', '<span class="a">a</span> `\n\t&lt;b&gt;`', 'a `\n\t<b>`'],
  [
    'the commands of a terminal and what was said of them, not what was answered',
    '<span class="remark"># Install\n</span><span class="command">npm ci\n</span>added 3\n<span class="command">npm start</span>',
    '# Install\nnpm ci\nnpm start',
  ],
  ['the new side of a diff', 'a\n<del>b\n</del><ins>c\n</ins>d', 'a\nc\nd'],
])('what is copied is %s', (_, code, copied) => {
  expect(copiedText(figure(code))).toBe(copied);
});

describe('a copy button', () => {
  it('puts the code on the clipboard and says so', async () => {
    const user = userEvent.setup();
    figure('const a = 1;');
    await user.click(screen.getByRole('button', {name: 'Copy a'}));
    expect(await navigator.clipboard.readText()).toBe('const a = 1;');
    expect(screen.getByRole('button', {name: 'Copy a'})).toHaveTextContent('Copied');
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Copied'));
  });

  it('says so for its whole time when it is clicked twice', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({advanceTimers: (time) => jest.advanceTimersByTime(time)});
    figure('const a = 1;');
    const button = screen.getByRole('button', {name: 'Copy a'});
    await user.click(button);
    jest.advanceTimersByTime(1500);
    await user.click(button);
    jest.advanceTimersByTime(1500);
    expect(button).toHaveTextContent('Copied');
    jest.advanceTimersByTime(1000);
    expect(button).toHaveTextContent('Copy');
    jest.useRealTimers();
  });

  it('selects the code where the clipboard is closed', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    figure('const a = 2;');
    await user.click(screen.getByRole('button', {name: 'Copy a'}));
    expect(getSelection()?.toString()).toBe('const a = 2;');
    expect(screen.getByText('Selected')).toBeVisible();
  });
});
