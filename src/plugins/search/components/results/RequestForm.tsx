import {useEffect, useRef} from 'react';
import {RadioButtons} from '@site/src/components/ui/RadioButtons';
import {versions} from '@site/src/versions';
import {requestOf, searchPath, type SearchRequest} from '../search-address';
import {WordsField} from '../words/WordsField';
import styles from './RequestForm.module.css';

interface Props {
  request: SearchRequest;
  onChange: (request: SearchRequest) => void;
}

/** What is looked for, and where: an ordinary form, whose address is the request. */
export function RequestForm({request, onChange}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const {query, version} = request;

  // What the reader types counts more than the address.
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input) input.value = query;
  }, [query]);

  return (
    <form
      className={styles.request}
      role="search"
      aria-label="All results"
      action={searchPath}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = [...new FormData(event.currentTarget)] as [string, string][];
        onChange(requestOf(fields));
      }}
    >
      <WordsField ref={field} className={styles.words} />
      <RadioButtons
        legend="Version"
        name="version"
        choices={versions.map(({label}) => [label, `webpack ${label}`])}
        chosen={version}
        onChange={({target}) => target.form!.requestSubmit()}
        className={styles.versions}
      />
    </form>
  );
}
