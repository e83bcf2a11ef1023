addEventListener("error", ({ message }) => navigator.sendBeacon("/errors", message));
