import {SiteLink} from '../../components/ui/SiteLink';
import styles from './NewProjects.module.css';

/** What to begin a project from today: the examples of this site, and the tool that writes one. */
export function NewProjects() {
  return (
    <>
      <h2 id="examples" className={styles.heading}>
        Tested projects
      </h2>
      <p className={styles.text}>
        <SiteLink to="/examples/">Examples</SiteLink> lists every project of this site that runs
        when its pages are checked: with its files, a ZIP, its packages, and the command that starts
        it. For a first page, begin with{' '}
        <SiteLink to="/guides/getting-started/">Getting Started</SiteLink>; for what a team
        publishes, with <SiteLink to="/guides/production/">Production</SiteLink>.
      </p>
      <h2 id="create-webpack-app" className={styles.heading}>
        A new project by a command
      </h2>
      <p className={styles.text}>
        <code>npx create-webpack-app init ferry</code> asks for the language, the styles and the
        package manager, then writes the files into the folder <code>ferry</code> and installs the
        packages. With <code>--template react</code>, <code>vue</code> or <code>svelte</code> it
        adds that framework. <SiteLink to="/guides/scaffolding/">Scaffolding</SiteLink> describes
        what it writes.
      </p>
    </>
  );
}
