// Loaded by the combined printable pages: opens the print dialog for those who followed a link of
// this site here, as Print Section is one. Reload and Back follow none.
const [{type} = {}] = performance.getEntriesByType('navigation');
if (type === 'navigate' && document.referrer.startsWith(`${location.origin}/`)) {
  addEventListener('load', async () => {
    await document.fonts.ready;
    print();
  });
}
