import {TimeSlicer} from '../../../../../src/plugins/search/engine/time-slicer';

it('long work ends at the first pause after it is aborted', async () => {
  const controller = new AbortController();
  const slicer = new TimeSlicer(controller.signal);
  let count = 0;
  const work = async () => {
    for (;;) {
      await slicer.yieldIfDue();
      count += 1;
    }
  };
  setTimeout(() => controller.abort(new Error('newer')), 30);
  await expect(work()).rejects.toThrow('newer');
  expect(count).toBeGreaterThan(0);
});
