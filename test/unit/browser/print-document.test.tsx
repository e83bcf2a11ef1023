import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../src/browser/print-document';

/** Shows the button and another one, and gives what stands for the print dialog. */
function show() {
  const print = jest.fn();
  Object.assign(window, {print});
  render(
    <>
      <button type="button" data-print="">
        Print Document
      </button>
      <button type="button">Other</button>
    </>,
  );
  return print;
}

describe('Print Document', () => {
  it('opens the print dialog @spec-2.5.4', async () => {
    const print = show();
    await userEvent.click(screen.getByRole('button', {name: 'Print Document'}));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is not any other button', async () => {
    const print = show();
    await userEvent.click(screen.getByRole('button', {name: 'Other'}));
    expect(print).not.toHaveBeenCalled();
  });
});
