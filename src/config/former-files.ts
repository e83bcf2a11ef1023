import {logoForOthers} from './brand';
import {site} from './site';

const release = (version: string) => `${site.releases}/tag/v${version}`;

/**
 * The blog of the former site, and where its posts can be read: what was written about a release is
 * said of the release.
 */
export const formerPosts: readonly {from: string; to: string}[] = [
  ...['', 'printable/', '2020-12-08-roadmap-2021/', '2026-02-04-roadmap-2026/'].map((post) => ({
    from: `/blog/${post}`,
    to: site.blog,
  })),
  {from: '/blog/2026-04-02-roadmap-2026/', to: site.blog},
  {from: '/blog/2020-10-10-webpack-5-release/', to: release('5.0.0')},
  {from: '/blog/2026-02-03-webpack-5-105/', to: release('5.105.0')},
  {from: '/blog/2026-04-08-webpack-5-106/', to: release('5.106.0')},
  {from: '/blog/2026-05-19-webpack-5-107/', to: release('5.107.0')},
  {from: '/blog/2026-06-25-webpack-5-108/', to: release('5.108.0')},
  {from: '/blog/2026-07-24-webpack-5-109/', to: release('5.109.0')},
  {from: '/blog/2026-08-29-webpack-5-110/', to: release('5.110.0')},
  {from: '/blog/2026-09-14-webpack-5-111/', to: release('5.111.0')},
];

/** Images of the former site that pages of others show, and the file that stands for each. */
export const formerImages: Readonly<Record<string, string>> = {
  '/e0b5805d423a4ec9473ee315250968b2.svg': logoForOthers,
  '/favicon.a3dd58d3142f7566.ico': '/favicon.ico',
  '/icon-pwa-512x512.934507c816afbcdb.png': '/icons/icon-512.png',
  '/icon-pwa-512x512.d3dae4189855b3a72ff9.png': '/icons/icon-512.png',
  '/icon-square-small-slack.9281492bb267314634b4.png': '/icons/icon-512.png',
  '/icon-square-small.85ba630cf0c5f29ae3e3.svg': logoForOthers,
  '/icon-square-small.9e8aff7a67a5dd20.svg': logoForOthers,
  '/icon_144x144.png': '/icons/icon-150.png',
  '/icon_150x150.png': '/icons/icon-150.png',
  '/icon_180x180.png': '/icons/apple-touch-icon.png',
  '/icon_192x192.png': '/icons/icon-192.png',
  '/icon_512x512.png': '/icons/icon-512.png',
  '/site-logo.1fcab817090e78435061.svg': logoForOthers,
  '/site-logo.c0e60df418e04f58.svg': logoForOthers,
};
