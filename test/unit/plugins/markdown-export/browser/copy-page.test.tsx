import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../../src/plugins/markdown-export/browser/copy-page';

/** jsdom has no clipboard that takes promises: what was written is kept here. */
class FakeClipboardItem {
  constructor(readonly content: Record<string, Promise<Blob>>) {}
}
const writing = (items: FakeClipboardItem[]) => items[0]!.content['text/plain'];

it('the button that copies the page says when there is no Markdown, and copies nothing else', async () => {
  const user = userEvent.setup();
  document.body.innerHTML = '<button type="button" data-copy-page>Copy Page</button>';
  const fetched = jest.fn().mockResolvedValue({ok: false, text: async () => 'Page Not Found'});
  Object.assign(globalThis, {ClipboardItem: FakeClipboardItem, fetch: fetched});
  jest
    .spyOn(navigator.clipboard, 'write')
    .mockImplementation(async (items) => void (await writing(items as never)));
  await user.click(screen.getByRole('button', {name: 'Copy Page'}));
  await screen.findByRole('button', {name: 'Not copied'});
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not copied'));
});
