import clsx from 'clsx';
import buttonStyles from '../../../components/ui/Button.module.css';
import {filesOf, type KeptSections} from '../browser/kept-sections';
import type {OfflineSection, OfflineSections} from '../section-schema';
import styles from './SectionList.module.css';
import {useKeptSections} from './useKeptSections';

interface Props {
  sections: OfflineSections;
  kept: KeptSections;
}

/** The sections of each version, with what they take, and buttons to keep or remove each. */
export function SectionList({sections, kept: keptAtFirst}: Props) {
  const {kept, progress, message, change, stop} = useKeptSections(sections, keptAtFirst);
  const all = sections.versions.flatMap((version) => version.sections);
  const row = (title: string, group: string, ofRow: readonly OfflineSection[]) => (
    <SectionRow
      key={title}
      {...{title, group, sections, kept, change}}
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

function SectionRow({title, group, ofRow, sections, kept, isBusy, change}: RowProps) {
  const ids = ofRow.map(({id}) => id);
  const files = filesOf(sections, ids);
  const isChosen = ids.every((id) => kept.sections.includes(id));
  const isComplete = [...files].every(([url, hash]) => kept.fingerprints[url] === hash);
  const keep = () => void change([...new Set([...kept.sections, ...ids])]);
  const remove = () => void change(kept.sections.filter((id) => !ids.includes(id)));
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
        {!isChosen && button('Keep', quietButton, keep)}
        {isChosen && !isComplete && button('Complete', quietButton, keep)}
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
