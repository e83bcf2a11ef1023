import {updateInterval, workerAddress} from '../config';
import {pageShown} from '../../../browser/page-shown';
import {keep, loadedFiles, savesData} from './cache-urls';
import {mayRegister} from './may-register';

/**
 * Registers the service worker where one may be, looks for a new version of it every hour, and
 * lets a new version take over with the next page: nothing that is shown is ever loaded anew.
 */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !mayRegister(location)) return;
  const {serviceWorker} = navigator;
  const cameWithoutWorker = !serviceWorker.controller;
  const registration = await serviceWorker.register(workerAddress, {updateViaCache: 'none'});
  setInterval(() => void registration.update().catch(() => {}), updateInterval);

  const handOver = () => registration.waiting?.postMessage({type: 'SKIP_WAITING'});
  handOver();
  await serviceWorker.ready;
  if (cameWithoutWorker) keep(registration.active, loadedFiles());
  document.addEventListener(pageShown, () => {
    handOver();
    // The application shows pages without their document, which a later visit would need.
    if (!savesData()) keep(registration.active, [location.href]);
  });
}
