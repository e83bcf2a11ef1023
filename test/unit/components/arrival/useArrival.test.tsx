import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useArrival} from '@site/src/components/arrival/useArrival';
import {observeByHand} from '../../../support/near-viewport';

function Screen({load}: {load: () => Promise<string>}) {
  const {arrival, place, retry} = useArrival(load, '10px');
  return (
    <div ref={place}>
      <p>{arrival.status === 'arrived' ? arrival.value : arrival.status}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

/** A promise whose end the test decides. */
function deferred() {
  let end!: {resolve: (value: string) => void; reject: (error: Error) => void};
  const promise = new Promise<string>((resolve, reject) => (end = {resolve, reject}));
  return {promise, ...end};
}

describe('what comes in the browser', () => {
  it('waits until its place is near, then loads once @spec-4.1 @spec-4.21', async () => {
    const {comesNear, margins} = observeByHand();
    const {promise, resolve} = deferred();
    const load = jest.fn(() => promise);
    render(<Screen load={load} />);
    expect(screen.getByText('waiting')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    expect(margins).toEqual(['10px']);
    await comesNear();
    expect(screen.getByText('waiting')).toBeVisible();
    await act(async () => resolve('here it is'));
    expect(screen.getByText('here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure when asked', async () => {
    const {comesNear} = observeByHand();
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValueOnce('second time');
    render(<Screen load={load} />);
    await comesNear();
    expect(screen.getByText('failed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByText('second time')).toBeVisible();
  });
});
