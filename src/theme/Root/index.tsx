// Change: listens for links once the page is alive, and tells the page that it is.
// Original: @docusaurus/core/lib/client/theme-fallback/Root/index.js sha256:450d33ef242b1cc6faf23470aa5c98313935198765a7baead8e3cdba1aecd2fd
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect} from 'react';
import {followLinks} from '@site/src/plugins/wake/browser/navigation';
import {keepScrollPlaces} from '@site/src/plugins/wake/browser/scroll-places';

export default function Root({children}: {children: ReactNode}) {
  const history = useHistory();
  useEffect(() => {
    const stops = [followLinks(history), keepScrollPlaces()];
    document.dispatchEvent(new Event('awake'));
    return () => stops.forEach((stop) => stop());
  }, [history]);
  return children;
}
