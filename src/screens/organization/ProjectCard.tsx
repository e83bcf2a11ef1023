import type {Project} from '@site/src/data/projects-schema';
import {ExternalLink} from '../../components/ui/ExternalLink';
import {Avatar} from '../../components/ui/Avatar';
import {asMonth} from './ListDates';
import styles from './ProjectCard.module.css';

interface Props {
  project: Project;
  /** How its package has ended, if it has. */
  ended?: Ended;
  /** Whether the numbers are wanted. */
  live: boolean;
}

/** What a project does, whether it has ended, how busy it is, and who looked after it. */
export function ProjectCard({project, ended, live}: Props) {
  const [owner, name] = project.repo.split('/');
  return (
    <li className={styles.card}>
      <h2>
        <ExternalLink href={`https://github.com/${project.repo}`}>
          <span className={styles.owner}>{owner}/</span>
          {name}
        </ExternalLink>
      </h2>
      <ProjectStatus archived={project.archived} ended={ended} />
      <p className={styles.does}>{project.description}</p>
      {live && (
        <dl className={styles.numbers}>
          {badgeGroups(project).map(({heading, badges}) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>
                {badges.map(({src, alt}) => (
                  <img
                    key={src}
                    className={styles.badge}
                    src={src}
                    alt={alt}
                    loading="lazy"
                    decoding="async"
                    referrerPolicy="no-referrer"
                  />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Maintainer name={project.maintainer} />
      <ExternalLink
        href={`https://github.com/${project.repo}/graphs/contributors`}
        className={styles.contributors}
      >
        Contributors<span className="visually-hidden"> of {name}</span>
      </ExternalLink>
    </li>
  );
}

const periods = [
  ['6m', '6 months'],
  ['3m', '3 months'],
  ['1m', '1 month'],
  ['1w', '1 week'],
] as const;

/** Gives the numbers of a project as images, in the order of its card. */
function badgeGroups({repo, npm}: Pick<Project, 'repo' | 'npm'>) {
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
  src: `https://img.shields.io/${content}.svg?label=${encodeURIComponent(label)}&style=flat-square&maxAge=3600`,
  alt,
});

const endings = {
  deprecated: ['Deprecated', 'as its own README says'],
  unmaintained: ['Ended', 'no new releases are made'],
} as const;
/** How a package has ended. */
export type Ended = keyof typeof endings;

/** Says that a project has ended; nothing of one that has not. */
function ProjectStatus({archived, ended}: Pick<Project, 'archived'> & {ended?: Ended}) {
  if (archived === undefined && !ended) return null;
  const [state, reason] = ended ? endings[ended] : [];
  return (
    <p className={styles.standing}>
      {archived === undefined ? (
        <>
          <b>{state}</b> {reason}
        </>
      ) : (
        <>
          <b>Archived</b> read-only since {asMonth(archived)}
        </>
      )}
    </p>
  );
}

/** Where to offer to maintain a project. */
const maintainersWanted = 'https://github.com/webpack/webpack/issues/2734';

/** Who looked after a project, or a link to volunteer. */
function Maintainer({name}: {name: Project['maintainer']}) {
  return (
    <div className={styles.maintainer}>
      {name === null ? (
        <ExternalLink href={maintainersWanted}>Maintainer needed...</ExternalLink>
      ) : (
        <ExternalLink href={`https://github.com/${name}`} className={styles.person}>
          <Avatar name={name} className={styles.letters} />
          <span className="visually-hidden">Maintainer in the list: </span>
          {name}
        </ExternalLink>
      )}
    </div>
  );
}
