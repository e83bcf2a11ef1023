import * as z from 'zod';
import type {MaintenanceStatus} from '../config/maintenance-status';
import type {DocumentationVersion} from '../versions';
import {readVersionData} from '../versions/data';

/** What readers of a page must know before they use the package. */
const notice = z.union([
  z
    .strictObject({
      /** Nobody makes new releases any more; the page says so before the text. */
      unmaintained: z.literal(true).optional(),
      /** Markdown for the top of the page. */
      text: z.string().min(1),
    })
    .transform(({unmaintained, text}) => ({
      unmaintained,
      deprecated: undefined,
      text: unmaintained ? `This package gets no new releases. ${text}` : text,
    })),
  /** Its README says so, in words of its own, which are not repeated. */
  z
    .strictObject({deprecated: z.literal(true)})
    .transform(({deprecated}) => ({deprecated, unmaintained: undefined, text: undefined})),
]);

/**
 * Gives, by npm name, what pages of a version say of packages that were given up, replaced, or
 * pinned to another release than the newest. Reviewed by people: each says what to use now with the
 * webpack that is being read about. What a README says itself is not repeated there, unless its
 * advice leads away from this site.
 * @throws when `_version/package-notices.json` holds something else
 */
export const noticesOf = (version: DocumentationVersion) =>
  readVersionData(version, 'package-notices', z.record(z.string(), notice)) ?? {};

/**
 * Gives the state of a package that is not maintained as any other. Every list that names the
 * package shows this one: those of loaders and plugins, the organization, and Awesome webpack.
 * @param name on npm
 */
export function endedStatusOf(
  version: DocumentationVersion,
  name: string,
): Exclude<MaintenanceStatus, 'maintained' | 'older'> | undefined {
  const {unmaintained, deprecated} = noticesOf(version)[name] ?? {};
  if (unmaintained) return 'unmaintained';
  return deprecated && 'deprecated';
}
