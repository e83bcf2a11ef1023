import {type ChangeEvent, useEffect, useRef} from 'react';
import {versions} from '@site/src/versions';
import {requestOf, searchPath, type SearchRequest} from '../search-address';
import {WordsField} from '../words/WordsField';
import styles from './RequestForm.module.css';

interface Props {
  request: SearchRequest;
  onChange: (request: SearchRequest) => void;
}

/** Long enough not to ask for every letter. */
const pause = 250;

/** What is looked for, and where: an ordinary form, whose address is the request. */
export function RequestForm({request, onChange}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const {query, version} = request;

  // What the reader types counts more than the address, which follows it.
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input) input.value = query;
  }, [query]);

  useEffect(() => {
    if (form.current && field.current?.value && document.activeElement === field.current) {
      onChange(readForm(form.current));
    }
    return () => clearTimeout(timer.current);
  }, [onChange]);

  function onInput({target}: ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => target.form && onChange(readForm(target.form)), pause);
  }
  const onChoice = ({target}: ChangeEvent<HTMLInputElement>) =>
    target.form && onChange(readForm(target.form));

  return (
    <form
      ref={form}
      className={styles.request}
      role="search"
      aria-label="All results"
      action={searchPath}
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        onChange(readForm(event.currentTarget));
      }}
    >
      <WordsField ref={field} className={styles.words} onChange={onInput} />
      <fieldset className={styles.versions}>
        <legend className="visually-hidden">Version</legend>
        {versions.map(({label}) => (
          <label key={label}>
            <input
              type="radio"
              name="version"
              value={label}
              className="visually-hidden"
              checked={version === label}
              onChange={onChoice}
            />
            webpack {label}
          </label>
        ))}
      </fieldset>
    </form>
  );
}

const readForm = (form: HTMLFormElement) =>
  requestOf([...new FormData(form)] as [string, string][]);
