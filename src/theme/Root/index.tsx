// Change: listens for links once the page is alive, and tells the page that it is.
// Original: @docusaurus/core/lib/client/theme-fallback/Root/index.js sha256:450d33ef242b1cc6faf23470aa5c98313935198765a7baead8e3cdba1aecd2fd
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {followLinks} from '@site/src/plugins/wake/browser/navigation';
import {trackScrollPositions} from '@site/src/plugins/wake/browser/scroll-positions';

// React takes a page over bit by bit: until all of its head is known, the built one stays.
const isBuilt = typeof document !== 'undefined' && document.querySelector('[data-rh]') !== null;
if (isBuilt) HelmetProvider.canUseDOM = false;

export default function Root({children}: {children: ReactNode}) {
  const history = useHistory();
  useEffect(() => {
    HelmetProvider.canUseDOM = true;
    const stops = [followLinks(history), trackScrollPositions()];
    document.dispatchEvent(new Event('awake'));
    return () => stops.forEach((stop) => stop());
  }, [history]);
  return children;
}
