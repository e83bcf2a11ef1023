const { action, runtime } = globalThis.chrome;

runtime.onMessage.addListener(async ({ words }, sender) => {
  const { shorten } = await import("./shorten.js");
  action.setBadgeText({ tabId: sender.tab.id, text: shorten(words) });
});
