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

/** The sections of each version with their sizes, and buttons to save or remove them. */
export function SectionList({sections, saved: initialSections}: Props) {
  const {saved, progress, message, change, stop} = useSavedSections(sections, initialSections);
  const allSections = sections.versions.flatMap((version) => version.sections);
  const row = (title: string, group: string, rowSections: readonly OfflineSection[]) => (
    <SectionRow
      key={title}
      {...{title, group, sections, saved, change}}
      rowSections={rowSections}
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
        <tbody>{row('All versions', '', allSections)}</tbody>
      </table>
    </>
  );
}

interface RowProps extends Props {
  title: string;
  /** Names the version in labels, for readers who do not see the groups of the table. */
  group: string;
  rowSections: readonly OfflineSection[];
  isBusy: boolean;
  change: (chosen: readonly string[]) => Promise<void>;
}

const quietButton = clsx(buttonStyles.button, buttonStyles.quiet);

function SectionRow({title, group, rowSections, sections, saved, isBusy, change}: RowProps) {
  const ids = rowSections.map(({id}) => id);
  const fingerprints = filesOf(sections, ids);
  const isChosen = ids.every((id) => saved.sections.includes(id));
  const isComplete = [...fingerprints].every(([url, hash]) => saved.fingerprints[url] === hash);
  const save = () => void change([...new Set([...saved.sections, ...ids])]);
  const remove = () => void change(saved.sections.filter((id) => !ids.includes(id)));
  const button = (label: string, className: string | undefined, onClick: () => void) => (
    <button
      type="button"
      className={className}
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
      <td>{rowSections.reduce((sum, {pages}) => sum + pages.length, 0)}</td>
      <td>{sizeOf(sections, fingerprints)}</td>
      <td className={styles.buttons}>
        {!isChosen && button('Keep', quietButton, save)}
        {isChosen && !isComplete && button('Complete', quietButton, save)}
        {isChosen && button('Remove', buttonStyles.button, remove)}
      </td>
    </tr>
  );
}

/** Gives the total size of some files, in megabytes. */
function sizeOf({files}: OfflineSections, fingerprints: ReadonlyMap<string, string>): string {
  const bytes = files
    .filter(([address]) => fingerprints.has(address))
    .reduce((sum, [, size]) => sum + size, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
