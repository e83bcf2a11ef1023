import {LoadError} from '../../../components/loading/LoadError';
import {Skeleton} from '../../../components/loading/Skeleton';
import {useLoadedNearViewport} from '../../../components/loading/useLoaded';
import {readSavedSections, readSections} from '../browser/saved-sections';
import {SectionList} from './SectionList';

const loadLists = async () => {
  const [sections, choice] = await Promise.all([readSections(), readSavedSections()]);
  return {sections, saved: choice};
};

/** Where readers choose what is saved on their device; a browser that keeps nothing says so. */
export function OfflineReading() {
  const {value, error, target, retry} = useLoadedNearViewport(loadLists);
  return (
    <div ref={target} data-wake="view">
      {value && <SectionList {...value} />}
      {error && (
        <LoadError onRetry={retry}>
          {'caches' in window
            ? error.message
            : 'This browser keeps no pages, because the URL of the site does not begin with https.'}
        </LoadError>
      )}
      {!value && !error && <Skeleton subject="the sections" />}
      <noscript>
        <p>Keeping pages on your device needs JavaScript.</p>
      </noscript>
    </div>
  );
}
