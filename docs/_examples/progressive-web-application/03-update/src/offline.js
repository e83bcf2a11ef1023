export async function workOffline(show, offer) {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("service-worker.js");
    offerUpdates(registration, offer);
    await navigator.serviceWorker.ready;
    show("Saved on this device: the page works offline.");
  } catch (error) {
    show(`Not saved on this device: ${error.message}`);
  }
}

function offerUpdates(registration, offer) {
  const { serviceWorker } = navigator;
  const isUpdate = Boolean(serviceWorker.controller);
  const offerWaiting = () => {
    const { waiting } = registration;
    if (isUpdate && waiting) offer(() => waiting.postMessage({ type: "SKIP_WAITING" }));
  };

  offerWaiting();
  registration.addEventListener("updatefound", () => {
    registration.installing.addEventListener("statechange", offerWaiting);
  });
  serviceWorker.addEventListener("controllerchange", () => location.reload());
}
