import {LoadError} from '../../../components/loading/LoadError';
import {Skeleton} from '../../../components/loading/Skeleton';
import {useLoadedNearViewport} from '../../../components/loading/useLoaded';
import {readSavedSections, readSections} from '../browser/saved-sections';
import {SectionList} from './SectionList';

const loadLists = async () => {
  const [sections, saved] = await Promise.all([readSections(), readSavedSections()]);
  return {sections, saved};
};

/** The list of sections that readers can save on their device, or why their browser cannot save any. */
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
