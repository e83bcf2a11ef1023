import {render, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Helmet} from '../../../../../src/plugins/wake/browser/light-head';

const Page = ({title, children}: {title: string; children?: ReactNode}) => (
  <>
    <Helmet>
      <html lang="en" className="outer" />
      <title>webpack</title>
      <meta name="viewport" content="width=device-width" />
      <meta property="og:title" content="webpack" />
    </Helmet>
    <Helmet>
      <html className="outer inner" />
      <title>{title} | webpack</title>
      <meta property="og:title" content={title} />
      <>
        {null}
        <link rel="canonical" href={`https://example.com/${title}`} />
      </>
      <script>alert(1)</script>
    </Helmet>
    {children}
  </>
);

const head = () => document.head.innerHTML;

beforeEach(() => {
  document.head.innerHTML = '<title data-rh="true">static</title>';
});

describe('the head of the document', () => {
  it('says what the innermost part of the page says, once', async () => {
    render(<Page title="Tea" />);
    await waitFor(() => expect(document.title).toBe('Tea | webpack'));
    expect(head()).toBe(
      [
        '<title data-rh="true">Tea | webpack</title>',
        '<meta data-rh="true" name="viewport" content="width=device-width">',
        '<meta data-rh="true" property="og:title" content="Tea">',
        '<link data-rh="true" rel="canonical" href="https://example.com/Tea">',
      ].join(''),
    );
    expect(document.documentElement).toHaveClass('outer inner', {exact: true});
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('follows a change, and falls back when a part goes', async () => {
    const {rerender} = render(
      <Page title="Tea">
        <Helmet>
          <title>Cup | webpack</title>
          <link rel="alternate" hrefLang="zh" href="https://example.com/zh" />
        </Helmet>
      </Page>,
    );
    await waitFor(() => expect(document.title).toBe('Cup | webpack'));
    expect(head()).toContain('hreflang="zh"');
    rerender(<Page title="Pot" />);
    await waitFor(() => expect(document.title).toBe('Pot | webpack'));
    expect(head()).not.toContain('hreflang');
    expect(head()).toContain('https://example.com/Pot');
    expect(head()).not.toContain('https://example.com/Tea');
  });

  it('leaves what the static page has, and drops what this page does not say', async () => {
    const add = (name: string, attributes: Record<string, string>) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      document.head.append(element);
      return element;
    };
    const same = add('meta', {property: 'og:title', content: 'Tea', 'data-rh': 'true'});
    const stale = add('link', {rel: 'alternate', href: '/x', 'data-rh': 'true'});
    const ours = add('meta', {name: 'ours'});
    render(<Page title="Tea" />);
    await waitFor(() => expect(stale).not.toBeInTheDocument());
    expect(same).toBeInTheDocument();
    expect(ours).toBeInTheDocument();
    expect(head().match(/og:title|<title/g)).toHaveLength(2);
  });
});
