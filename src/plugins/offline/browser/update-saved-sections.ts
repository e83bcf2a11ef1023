/** Loaded by a page when something is kept on the device, which a new build may have changed. */
import {updateSavedSections} from './saved-sections';

// Without a connection, or without room, the former copies stay.
updateSavedSections().catch(() => {});
