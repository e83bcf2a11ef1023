import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Configuration} from 'webpack-dev-server';
import {readRequestTarget, refuseTarget, type RequestTarget} from './request-target';

/** Answers a request of the development server, or calls `next`. */
type Handler = (
  target: RequestTarget,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

/**
 * Puts a middleware before those of the development server. It answers a malformed address with
 * status 400, and with status 500 and the message what the handler throws: an uncaught error
 * would end the server.
 *
 * webpack-merge calls Docusaurus' own function first, with the same list, and joins the results:
 * so the list is changed in place, and nothing is returned that is in it already.
 * @returns what `configureWebpack` returns, or is merged into it
 */
export function middleware(name: string, handler: Handler): object {
  const setupMiddlewares: Configuration['setupMiddlewares'] = (middlewares) => {
    middlewares.unshift({
      name,
      middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
        answer(handler, request, response, next),
    });
    return [];
  };
  return {devServer: {setupMiddlewares}};
}

async function answer(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const target = readRequestTarget(request.url);
  if (!target) return refuseTarget(response);

  try {
    await handler(target, response, next);
  } catch (error) {
    response.statusCode = 500;
    response.end(error instanceof Error ? error.message : String(error));
  }
}
