import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {render as renderBare} from '@testing-library/react';
import type {ReactElement} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

/**
 * Renders a component as Docusaurus would: inside its router and contexts.
 * @param at address of the page
 */
export function render(element: ReactElement, {at = '/'} = {}) {
  return renderBare(
    <HelmetProvider>
      <MemoryRouter initialEntries={[at]}>
        <BrowserContextProvider>
          <DocusaurusContextProvider>
            <RouteContextProvider value={{plugin: {id: 'default', name: 'test'}}}>
              <TitleFormatterProvider formatter={({title, siteTitle}) => `${title} | ${siteTitle}`}>
                {element}
              </TitleFormatterProvider>
            </RouteContextProvider>
          </DocusaurusContextProvider>
        </BrowserContextProvider>
      </MemoryRouter>
    </HelmetProvider>,
  );
}
