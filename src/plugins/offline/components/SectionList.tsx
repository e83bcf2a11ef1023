import clsx from 'clsx';
import buttonStyles from '../../../components/ui/Button.module.css';
import {filesOf, type SavedSections} from '../browser/saved-sections';
import type {OfflineSection, OfflineSections} from '../section-schema';
import styles from './SectionList.module.css';
import {useSavedSections} from './useSavedSections';

interface Props {
  sections: OfflineSections;
  saved: SavedSections;
}

/** The sections of each version, with what they take, and buttons to save or remove each. */
export function SectionList({sections, saved: initialSections}: Props) {
  const {saved, progress, message, change, stop} = useSavedSections(sections, initialSections);
  const all = sections.versions.flatMap((version) => version.sections);
  const row = (title: string, group: string, ofRow: readonly OfflineSection[]) => (
    <SectionRow
      key={title}
      {...{title, group, sections, saved, change}}
      ofRow={ofRow}
      isBusy={progress !== undefined}
    />
  );
  return (
    <>
      <p role="status" className={styles.status}>
        {message}
      </p>
      {progress && (
        <p className={styles.progress}>
          <progress
            aria-label="Files on this device"
            value={progress.done}
            max={Math.max(progress.total, 1)}
          />
          <button type="button" className={quietButton} onClick={stop}>
            Stop
          </button>
        </p>
      )}
      <table className={styles.sections}>
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">Pages</th>
            <th scope="col">Size</th>
            <th scope="col">On this device</th>
          </tr>
        </thead>
        {sections.versions.map((version) => (
          <tbody key={version.label}>
            <tr>
              <th colSpan={4} scope="rowgroup">
                Version {version.label}
              </th>
            </tr>
            {version.sections.map((section) =>
              row(section.title, `, version ${version.label}`, [section]),
            )}
            {row('All of it', `, version ${version.label}`, version.sections)}
          </tbody>
        ))}
        <tbody>{row('All versions', '', all)}</tbody>
      </table>
    </>
  );
}

interface RowProps extends Props {
  title: string;
  /** What tells the row from those of other versions, for those who do not see the groups. */
  group: string;
  ofRow: readonly OfflineSection[];
  isBusy: boolean;
  change: (chosen: readonly string[]) => Promise<void>;
}

const quietButton = clsx(buttonStyles.button, buttonStyles.quiet);

function SectionRow({title, group, ofRow, sections, saved, isBusy, change}: RowProps) {
  const ids = ofRow.map(({id}) => id);
  const files = filesOf(sections, ids);
  const isChosen = ids.every((id) => saved.sections.includes(id));
  const isComplete = [...files].every(([url, hash]) => saved.fingerprints[url] === hash);
  const save = () => void change([...new Set([...saved.sections, ...ids])]);
  const remove = () => void change(saved.sections.filter((id) => !ids.includes(id)));
  const button = (label: string, look: string | undefined, onClick: () => void) => (
    <button
      type="button"
      className={look}
      aria-label={`${label} ${title}${group}`}
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <tr>
      <th scope="row">
        {title}
        <span className="visually-hidden">{group}</span>
      </th>
      <td>{ofRow.reduce((sum, {pages}) => sum + pages.length, 0)}</td>
      <td>{sizeOf(sections, files)}</td>
      <td className={styles.buttons}>
        {!isChosen && button('Keep', quietButton, save)}
        {isChosen && !isComplete && button('Complete', quietButton, save)}
        {isChosen && button('Remove', buttonStyles.button, remove)}
      </td>
    </tr>
  );
}

/** Gives the size of some files, in megabytes. */
function sizeOf({files}: OfflineSections, wanted: ReadonlyMap<string, string>): string {
  const bytes = files
    .filter(([address]) => wanted.has(address))
    .reduce((sum, [, size]) => sum + size, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
