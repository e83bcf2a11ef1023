import SponsorsWithoutScript from './SponsorsWithoutScript.server';

/** Where readers without scripts find the sponsors; others have them on the first page of the site. */
export function SponsorsForAll() {
  return (
    <div id="sponsors">
      <noscript>{SponsorsWithoutScript && <SponsorsWithoutScript />}</noscript>
    </div>
  );
}
