/** The repository whose feature requests are voted on, and the label that makes one of an issue. */
const repository = 'webpack/webpack';
const label = 'enhancement';

const wanted = `repo:${repository} is:issue is:open label:${label}`;

/** Where requests come from, and where readers vote and propose. */
export const vote = {
  /** GitHub's public search: needs no account, knows reactions, and sorts by them. */
  api: `https://api.github.com/search/issues?${new URLSearchParams({
    q: wanted,
    sort: 'reactions-+1',
    order: 'desc',
    per_page: '50',
  }).toString()}`,
  allRequests: `https://github.com/${repository}/issues?${new URLSearchParams({
    q: `is:issue is:open label:${label} sort:reactions-+1-desc`,
  }).toString()}`,
  propose: `https://github.com/${repository}/issues/new/choose`,
  discuss: `https://github.com/${repository}/discussions`,
} as const;
