import type {ChangeEvent} from 'react';
import {sections} from '@site/src/config/sections';
import {searchSectionTitles} from '@site/src/plugins/search/config/words';
import {type HitCounts, hitKinds, type HitKind} from '@site/src/plugins/search/types';
import type {SearchRequest} from '../search-address';
import styles from './Narrowing.module.css';

interface Props {
  request: SearchRequest;
  counts?: HitCounts;
  onChoice: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Choices of a section and a kind, with how many results each has. */
export function Narrowing({request: {section, kind}, counts, onChoice}: Props) {
  return (
    <>
      <Choices
        legend="Section"
        name="section"
        all="All sections"
        chosen={section ?? ''}
        options={sections.map((name) => [name, searchSectionTitles[name] ?? name])}
        counts={counts?.section ?? {}}
        onChoice={onChoice}
      />
      <Choices
        legend="Kind"
        name="kind"
        all="Everything"
        chosen={kind ?? ''}
        options={hitKinds.map((name) => [name, kindNames[name]])}
        counts={counts?.kind ?? {}}
        onChoice={onChoice}
      />
    </>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  /** What is chosen when nothing is. */
  all: string;
  chosen: string;
  options: readonly [value: string, label: string][];
  counts: Readonly<Record<string, number>>;
  onChoice: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Choices({legend, name, all, chosen, options, counts, onChoice}: ChoicesProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const found = options
    .map(([value, label]) => ({value, label, count: counts[value] ?? 0}))
    .filter(({value, count}) => count > 0 || value === chosen)
    .sort((a, b) => b.count - a.count);
  const rest = total - found.reduce((sum, {count}) => sum + count, 0);
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {[{value: '', label: all, count: total}, ...found].map(({value, label, count}) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            className="visually-hidden"
            checked={value === chosen}
            onChange={onChoice}
          />
          <span>{label}</span> <b>{total > 0 && count}</b>
        </label>
      ))}
      {rest > 0 && (
        <p>
          <span>Other pages</span> <b>{rest}</b>
        </p>
      )}
    </fieldset>
  );
}

/** What the kinds are called, where there are many of them. */
const kindNames: Record<HitKind, string> = {
  page: 'Pages',
  heading: 'Headings',
  option: 'Options',
  hook: 'Hooks',
  flag: 'Flags of the command line',
  variable: 'Variables',
  error: 'Error messages',
  package: 'Packages',
};
