import {type DocumentationVersion, newest} from '@site/src/versions';

/**
 * Has a search form ask about the version of the page; the newest is the default. It is rendered
 * in any case, so that src/browser/not-found can fill it in before the application is awake.
 */
export function VersionField({version}: {version: DocumentationVersion}) {
  return (
    <input
      type="hidden"
      name="version"
      value={version.label}
      disabled={version.label === newest.label}
    />
  );
}
