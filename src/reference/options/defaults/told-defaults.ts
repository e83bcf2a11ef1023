import * as z from 'zod';
import type {DocumentationVersion} from '../../../versions';
import {readVersionData} from '../../../versions/data';
import type {DefaultValue} from '../option-fact';

const schema = z.record(
  z.string(),
  z.array(z.strictObject({value: z.string(), when: z.string().optional()})),
);

/**
 * Reads the defaults of a version that depend on more than mode and target: on where webpack runs,
 * or on themselves; none where another option has to be set first, as the kind of a cache has to.
 * Each is proved by test/unit/reference/options/told-defaults.test.ts.
 */
export const readToldDefaults = (
  version: Pick<DocumentationVersion, 'folder'>,
): Readonly<Record<string, DefaultValue[]>> =>
  readVersionData(version, 'told-defaults', schema) ?? {};
