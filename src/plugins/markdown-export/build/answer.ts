import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LandingBuild} from '../../landing/types';
import {textFiles} from './text-files';

/**
 * Middleware of the development server: makes the file for machines that is asked for, from the
 * pages as they are now. What cannot be made is answered with the reason, status 500.
 * @param landing gives what `landing-build` has run
 */
export function answer(siteDir: string, landing: () => LandingBuild | undefined) {
  return async ({url = '/'}: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname] = url.split(/[?#]/);
    if (!/\.(?:md|txt)$/.test(pathname!)) return next();
    try {
      const files = await textFiles(siteDir, landing());
      const file = files.find(({address}) => address === decodeURI(pathname!));
      if (!file) return next();
      const text = await file.write();
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(text);
    } catch (error) {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.message : String(error));
    }
  };
}
