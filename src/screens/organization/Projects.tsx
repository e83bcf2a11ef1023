import clsx from 'clsx';
import {useState} from 'react';
import type {Project} from '@site/src/data/projects-schema';
import {type Ended, ProjectCard} from './ProjectCard';
import buttonStyles from '../../components/ui/Button.module.css';
import styles from './Projects.module.css';

interface Props {
  projects: readonly Project[];
  /** How packages have ended, by their names. */
  ended: Readonly<Record<string, Ended>>;
}

/** All cards. Their numbers are another site's images: nothing is fetched before a reader asks. */
export function Projects({projects, ended}: Props) {
  const [live, setLive] = useState(false);
  return (
    <>
      <div className={styles.ask}>
        <button
          type="button"
          className={clsx(buttonStyles.button, !live && buttonStyles.quiet)}
          aria-pressed={live}
          data-wake="replay"
          onClick={() => setLive((visible) => !visible)}
        >
          Show live numbers
        </button>
        <p>
          Downloads, stars, activity, issues and pull requests are images from img.shields.io, which
          then learns of your visit.
        </p>
        <noscript>
          <p>The live numbers need JavaScript; the repositories show them, too.</p>
        </noscript>
      </div>
      <ul className={styles.projects}>
        {projects.map((project) => (
          <ProjectCard
            key={project.repo}
            project={project}
            ended={ended[project.npm]}
            live={live}
          />
        ))}
      </ul>
    </>
  );
}
