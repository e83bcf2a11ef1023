// Change: a placeholder shaped like text, or what went wrong, where the page will be; everything around it stays usable.
// Original: @docusaurus/core/lib/client/theme-fallback/Loading/index.js sha256:ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {type ReactNode, useContext, useEffect, useRef} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {LoadError} from '@site/src/components/loading/LoadError';
import {Skeleton} from '@site/src/components/loading/Skeleton';
import {recallMenu} from '@site/src/screens/docs/last-menu';
import {PageFrame} from '@site/src/screens/docs/PageFrame';
import {findMenuPosition} from '@site/src/components/location/menu-position';
import {Main} from '@site/src/screens/layout/Main';
import {site} from '@site/src/config/site';
import {showPage} from '@site/src/plugins/wake/browser/page-changes';
import {InsideLayoutContext} from '../Layout';
import styles from './styles.module.css';

export default function Loading({error, retry}: LoadingComponentProps) {
  // A page that failed while it was fetched ahead gets a second try when it is really wanted.
  const first = useRef(true);
  useEffect(() => {
    if (first.current && error) retry();
    first.current = false;
  }, [error, retry]);
  // What happens after a change of pages happens once more when the content takes this place.
  useEffect(() => {
    const {pathname} = window.location;
    return () => {
      if (window.location.pathname === pathname) showPage();
    };
  }, []);

  return (
    <Frame state={error ? 'Error' : 'Loading'}>
      {error ? (
        <LoadError onRetry={() => void tryAgain(error, retry)}>
          <b>Error loading content.</b> Check your connection. If it is fine, reload the page: the
          site may have been updated since you opened it.
        </LoadError>
      ) : (
        <Skeleton subject="the page" lines={7} />
      )}
    </Frame>
  );
}

/** What webpack's runtime says of a file that did not come. */
interface ChunkError {
  type?: string;
  request?: string;
}

/**
 * Tries again. Two kinds of files come only with another document: a script that came and is not what
 * it should be, cut off or of a proxy, stays in the memory of the browser as long as the document; and
 * after an update of the site the server no longer has files of the one before.
 */
async function tryAgain(error: ChunkError, retry: () => void): Promise<void> {
  if (error.type === 'missing' || (await isGone(error))) window.location.reload();
  else retry();
}

/** Asks the server, because a failed element does not tell why it failed. */
const isGone = async ({request}: ChunkError): Promise<boolean> =>
  request !== undefined &&
  fetch(request, {method: 'HEAD'}).then(
    ({status}) => status === 404 || status === 410,
    () => false,
  );

/** The menus of a section are there already when the reader comes from one of its pages. */
function Frame({state, children}: {state: string; children: ReactNode}) {
  const {pathname} = useLocation();
  const menu = recallMenu(pathname);
  const menuPosition = menu && findMenuPosition(menu, pathname);
  const title = menuPosition?.entry?.title;
  const content = <div className={styles.content}>{children}</div>;
  const page = (
    <>
      {/* `PageMetadata` would have to know by which plugin the page is made; that is still to come. */}
      <Head>
        <title>{`${title ?? state} | ${site.title}`}</title>
      </Head>
      {menu && menuPosition && title !== undefined ? (
        <PageFrame menu={menu} page={{...menuPosition, title, url: pathname, outline: []}}>
          {content}
        </PageFrame>
      ) : (
        <Main className="wrap">{content}</Main>
      )}
    </>
  );
  return useContext(InsideLayoutContext) ? page : <Layout>{page}</Layout>;
}
