/** Loaded by every page when sections are saved on the device: a new build may have changed them. */
import {updateSavedSections} from './saved-sections';

// Offline or without free space, the earlier copies stay.
updateSavedSections().catch(() => {});
