// Change: the notification bar of sponsors after the skip link, no wrapper around the screens, which bring their own <main>, and no provider: our screens read no context of the stock ones, and no style names the classes of plugins.
// Original: @docusaurus/theme-classic/lib/theme/Layout/index.js sha256:9d37f063ca131079227ad90e8bf5e06ee8006e78f53fde927b0c11ef91f38560
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {createContext} from 'react';
import {NotificationBar} from '@site/src/plugins/sponsors/components/NotificationBar';

/** Whether header and footer are rendered around the content: a page brings its own, or its route does. */
export const InsideLayoutContext = createContext(false);

export default function Layout({children, noFooter, title, description}: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <NotificationBar />
      <Navbar />
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        <InsideLayoutContext value>{children}</InsideLayoutContext>
      </ErrorBoundary>
      {!noFooter && <Footer />}
    </>
  );
}
