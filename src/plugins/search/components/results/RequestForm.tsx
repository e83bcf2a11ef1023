import {useEffect, useRef} from 'react';
import {RadioButtons} from '@site/src/components/ui/RadioButtons';
import {versions} from '@site/src/versions';
import {requestOf, searchPath, type SearchRequest} from '../search-address';
import {QueryField} from '../fields/QueryField';
import styles from './RequestForm.module.css';

interface Props {
  request: SearchRequest;
  onChange: (request: SearchRequest) => void;
}

/** The query and the version: an ordinary form, which also works without the application. */
export function RequestForm({request, onChange}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const {query, version} = request;

  // The URL does not overwrite what the reader is typing.
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
      <QueryField ref={field} className={styles.query} />
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
