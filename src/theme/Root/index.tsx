// Change: listens for links once the page is alive, and tells the page that it is.
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
