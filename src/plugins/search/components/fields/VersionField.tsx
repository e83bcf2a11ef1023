import {type DocumentationVersion, newest} from '@site/src/versions';

/**
 * Makes a search form search the version of the page. For the newest version, which is the default,
 * it is rendered disabled, so that src/browser/not-found can enable it before the application is awake.
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
