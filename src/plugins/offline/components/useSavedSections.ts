import {useRef, useState} from 'react';
import {
  filesOf,
  saveSections,
  type SavedSections,
  readSavedSections,
} from '../browser/saved-sections';
import type {OfflineSections} from '../section-schema';

/**
 * The state of the saved sections, and functions that change it.
 * @param initialSections what is saved when the page is shown
 * @returns `change` takes the ids of all sections that are to be saved; `message` describes the state
 * or the last error
 */
export function useSavedSections(sections: OfflineSections, initialSections: SavedSections) {
  const [saved, setSaved] = useState(initialSections);
  const [progress, setProgress] = useState<{done: number; total: number}>();
  const [message, setMessage] = useState(() => summaryOf(sections, saved));
  const controllerRef = useRef<AbortController>(undefined);

  async function change(chosen: readonly string[]): Promise<void> {
    const controller = new AbortController();
    controllerRef.current = controller;
    setProgress({done: 0, total: filesOf(sections, chosen).size});
    setMessage(chosen.length < saved.sections.length ? 'Removing …' : 'Fetching …');
    let errorMessage: string | undefined;
    try {
      await saveSections(sections, chosen, {
        onProgress: (done, total) => setProgress({done, total}),
        signal: controller.signal,
      });
    } catch (error) {
      errorMessage = (error as Error).message;
    }
    const savedNow = await readSavedSections();
    setSaved(savedNow);
    setMessage(errorMessage ?? summaryOf(sections, savedNow));
    setProgress(undefined);
  }
  return {saved, progress, message, change, stop: () => controllerRef.current?.abort()};
}

/** Says what is saved, and whether it is complete for this build. */
function summaryOf(
  sections: OfflineSections,
  {sections: chosen, fingerprints}: SavedSections,
): string {
  if (chosen.length === 0)
    return 'No section is kept. Pages that you read are kept for 30 days in any case.';
  const wantedFiles = filesOf(sections, chosen);
  const missing = [...wantedFiles].filter(([url, hash]) => fingerprints[url] !== hash).length;
  return missing === 0
    ? `Kept: ${namesOf(sections, chosen)}.`
    : `${missing} of ${wantedFiles.size} files are missing: complete the section, or remove it.`;
}

function namesOf({versions}: OfflineSections, chosen: readonly string[]): string {
  const names = versions.flatMap(({label, sections}) => {
    const chosenSections = sections.filter(({id}) => chosen.includes(id));
    if (chosenSections.length === sections.length) return [`all of version ${label}`];
    return chosenSections.map(({title}) => `${title} of version ${label}`);
  });
  return names.join(', ');
}
