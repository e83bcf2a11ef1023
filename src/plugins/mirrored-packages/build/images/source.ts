import type {Pin} from '../pins';
import {inPackage, projectOf, rawFileAddress, tagOf} from '../repository';

/** Names of branches: what they lead to changes, so the release is asked in their place. */
const branches = new Set(['HEAD', 'develop', 'main', 'master', 'next']);

/**
 * Says where the image of an address can be had. In the repository of the package that is the
 * release which is shown; a page of GitHub that shows a file becomes the file.
 * @returns its path inside the package, if the package has it, the address of the image itself, and
 *   how wide the README wants it shown, in pixels
 */
export function sourceOf(
  pin: Pin,
  address: string,
): {packed?: string; remote: string; width?: number} {
  const [remote = '', width] = address.split('#width=');
  const source = {remote, ...(width && {width: Number(width)})};
  const [, project, ref, path] = placeOn(new URL(remote)) ?? [];
  if (!project || !ref || !path) return source;
  if (!isSame(project, pin) || !(branches.has(ref) || ref === pin.tag || ref === `v${pin.version}`))
    return {...source, remote: rawFileAddress(project, ref, path)};
  const packed = inPackage(pin, path);
  return {...source, packed, remote: rawFileAddress(project, tagOf(pin), path)};
}

/** Notes in an address how wide the image is to be shown; what follows the `#` is sent to no server. */
export function withWidth(address: string, width: unknown): string {
  const url = new URL(address);
  const pixels = /^\s*(\d{1,4})(px)?\s*$/.exec(String(width))?.[1];
  url.hash = pixels && Number(pixels) > 0 ? `width=${Number(pixels)}` : '';
  return url.href;
}

/** Gives the address as the README has it. */
export const withoutWidth = (address: string): string => address.replace(/#.*/, '');

function placeOn({hostname, pathname}: URL): RegExpExecArray | null {
  if (/^(www\.)?github\.com$/.test(hostname))
    return /^\/([^/]+\/[^/]+)\/(?:blob|raw)\/([^/]+)\/(.+)$/.exec(pathname);
  if (hostname !== 'raw.githubusercontent.com') return null;
  return /^\/([^/]+\/[^/]+)\/(?:refs\/(?:heads|tags)\/)?([^/]+)\/(.+)$/.exec(pathname);
}

const isSame = (project: string, pin: Pin) =>
  projectOf(pin).toLowerCase() === project.toLowerCase();
