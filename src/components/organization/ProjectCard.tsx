import type {Project} from '@site/src/data/projects';
import {ExternalLink} from '../ui/ExternalLink';
import {Badge} from './Badge';
import {badgeGroups} from './badges';
import {Maintainer} from './Maintainer';
import {Standing} from './Standing';
import styles from './ProjectCard.module.css';

interface Props {
  project: Project;
  /** Whether the numbers are fetched from the badge service. */
  live: boolean;
}

/** What a project does, how busy it is, and who looks after it. */
export function ProjectCard({project, live}: Props) {
  const [owner, name] = project.repo.split('/');
  return (
    <li className={styles.card}>
      <h2>
        <ExternalLink href={`https://github.com/${project.repo}`}>
          <span className={styles.owner}>{owner}/</span>
          {name}
        </ExternalLink>
      </h2>
      <Standing archived={project.archived} deprecated={project.deprecated} />
      <p className={styles.does}>{project.description}</p>
      {live && (
        <dl className={styles.numbers}>
          {badgeGroups(project).map(({heading, badges}) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>
                {badges.map((badge) => (
                  <Badge key={badge.address} {...badge} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Maintainer name={project.maintainer} />
    </li>
  );
}
