// Loaded by the combined printable pages: opens the print dialog for those who came by a Print
// Section link, which ends in #print. The mark goes first, so that neither reload nor Back prints.
if (location.hash === '#print') {
  history.replaceState(history.state, '', location.pathname + location.search);
  addEventListener('load', async () => {
    await document.fonts.ready;
    print();
  });
}
