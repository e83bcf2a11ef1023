import clsx from 'clsx';
import type {StarterKit} from '@site/src/data/starter-kits';
import {KitRows} from './KitRows';
import '@site/src/css/tables.css';
import styles from './KitTable.module.css';

/** The table of kits. It may scroll, so the keyboard must reach it. */
export function KitTable({kits}: {kits: readonly StarterKit[]}) {
  return (
    <div
      className={clsx('table reference needs44', styles.table)}
      role="region"
      aria-label="Kits"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Project Name</th>
            <th scope="col">Maintainer</th>
            <th scope="col">Tags</th>
          </tr>
        </thead>
        <tbody>
          <KitRows kits={kits} />
        </tbody>
      </table>
    </div>
  );
}
