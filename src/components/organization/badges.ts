import type {Project} from '@site/src/data/projects';

/** Host of the badge service; the content security policy names it too. */
export const badgeHost = 'https://img.shields.io';

const periods = [
  ['6m', '6 months'],
  ['3m', '3 months'],
  ['1m', '1 month'],
  ['1w', '1 week'],
] as const;

/** Gives the numbers of a project as images, in the order of its card. */
export function badgeGroups({repo, npm}: Pick<Project, 'repo' | 'npm'>) {
  return [
    {
      heading: 'Downloads and Stars',
      badges: [
        badge(`npm/dm/${npm}`, 'npm', `Monthly npm downloads of ${npm}`),
        badge(`github/stars/${repo}`, '✭', `GitHub stars of ${repo}`),
      ],
    },
    {
      heading: 'Activity',
      badges: periods.map(([label, period]) =>
        badge(
          `github/commits-since/${repo}/${encodeURIComponent(`master@{${period} ago}`)}`,
          label,
          `Commits to ${repo} in the last ${period}`,
        ),
      ),
    },
    {
      heading: 'Issues and PRs',
      badges: [
        badge(`github/issues-raw/${repo}`, 'issues', `Open issues of ${repo}`),
        badge(`github/issues-pr-raw/${repo}`, 'prs', `Open pull requests of ${repo}`),
      ],
    },
  ];
}

/** @param label written on the image: what the number counts, in a word */
const badge = (content: string, label: string, alt: string) => ({
  address: `${badgeHost}/${content}.svg?label=${encodeURIComponent(label)}&style=flat-square&maxAge=3600`,
  alt,
});
