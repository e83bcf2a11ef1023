import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Configuration} from 'webpack-dev-server';

/** Answers a request of the development server, or calls `next`. */
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>;

/**
 * Puts a middleware before those of the development server.
 *
 * webpack-merge calls Docusaurus' own function first, with the same list, and joins the results:
 * so the list is changed in place, and nothing is returned that is in it already.
 * @returns what `configureWebpack` returns, or is merged into it
 */
export function middleware(name: string, handle: Middleware): object {
  const setupMiddlewares: Configuration['setupMiddlewares'] = (middlewares) => {
    middlewares.unshift({name, middleware: handle});
    return [];
  };
  return {devServer: {setupMiddlewares}};
}
