export async function workOffline(show) {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("service-worker.js");
    await navigator.serviceWorker.ready;
    show("Saved on this device: the page works offline.");
  } catch (error) {
    show(`Not saved on this device: ${error.message}`);
  }
}
