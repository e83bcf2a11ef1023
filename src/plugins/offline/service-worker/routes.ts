import {ExpirationPlugin} from 'workbox-expiration';
import {Route} from 'workbox-routing';
import {CacheFirst, NetworkFirst, NetworkOnly, type Strategy} from 'workbox-strategies';
import {runtimeCaches, networkTimeout} from '../config';
import {onlyKeepable, orAnyCopy, orOfflinePage, withoutQuery} from './responses';
import {type Kind, kindOf} from './kind';

/** Hosts may vary answers by what a browser accepts; ours does not. */
const matchOptions = {ignoreVary: true};

/** Forgets what was used the longest time ago, and everything when there is no room on the device. */
const atMost = ({most, seconds}: {most: number; seconds?: number}) =>
  new ExpirationPlugin({
    maxEntries: most,
    maxAgeSeconds: seconds,
    matchOptions,
    purgeOnQuotaError: true,
  });

const {pages, assets, data} = runtimeCaches;

const strategies: Record<Kind, Strategy> = {
  pages: new NetworkFirst({
    cacheName: pages.name,
    matchOptions,
    networkTimeoutSeconds: networkTimeout,
    plugins: [onlyKeepable, withoutQuery, atMost(pages), orOfflinePage],
  }),
  assets: new CacheFirst({
    cacheName: assets.name,
    matchOptions,
    plugins: [onlyKeepable, atMost(assets), orAnyCopy],
  }),
  data: new NetworkFirst({
    cacheName: data.name,
    matchOptions,
    networkTimeoutSeconds: networkTimeout,
    plugins: [onlyKeepable, atMost(data)],
  }),
  passing: new NetworkOnly({plugins: [orOfflinePage]}),
};

/** Of what is asked with GET: anything else changes something, and is not ours. */
export const routes: Route[] = Object.entries(strategies).map(
  ([kind, strategy]) => new Route((asked) => kindOf(asked) === kind, strategy),
);
