import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ChatLauncher} from '@site/src/components/chat/ChatLauncher';
import {chat} from '@site/src/config/chat';
import '../../../../src/browser/chat-frame';

const embed = 'https://chat.example/room';
// jsdom knows no popovers: to it the dialog is always closed.
const loadButton = () => screen.getByRole('button', {name: /room here|again/, hidden: true});
const frame = () => screen.queryByTitle('Chat room webpack/webpack');

afterEach(() => jest.useRealTimers());

describe('the chat launcher', () => {
  it('loads a frame only when asked, and says so while it does @spec-4.15', async () => {
    render(<ChatLauncher room={{...chat, embed}} />);
    expect(frame()).not.toBeInTheDocument();
    await userEvent.click(loadButton());
    expect(frame()).toHaveAttribute('src', embed);
    expect(screen.getByText(/^Loading the room from chat\.example/)).toBeInTheDocument();
    act(() => void frame()!.dispatchEvent(new Event('load')));
    expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  });

  it('says when the room does not come, and tries again', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
    render(<ChatLauncher room={{...chat, embed}} />);
    await user.click(loadButton());
    act(() => void jest.advanceTimersByTime(15_000));
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByText(/could not be loaded/)).toBeInTheDocument();
    await user.click(loadButton());
    expect(frame()).toBeInTheDocument();
  });
});
