import {act, render, screen} from '@testing-library/react';
import {useLoadedNearViewport} from '@site/src/components/loading/useLoaded';
import {mockIntersectionObserver} from '../../../support/near-viewport';

function Screen({load}: {load: () => Promise<string>}) {
  const {value, target} = useLoadedNearViewport(load, '10px');
  return <div ref={target}>{value ?? 'waiting'}</div>;
}

// That it loads again after a failure: test/browser/screens.spec.ts.
it('what comes in the browser waits until its place is near, then loads once @spec-4.1 @spec-4.21', async () => {
  const {enterViewport: comesNear, margins} = mockIntersectionObserver();
  let resolve: (value: string) => void = () => {};
  const load = jest.fn(() => new Promise<string>((end) => (resolve = end)));
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
