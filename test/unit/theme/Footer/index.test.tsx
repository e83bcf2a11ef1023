import Footer from '@theme/Footer';
import {screen} from '@testing-library/react';
import {render} from '../../../support/render';

it.each([
  ['Get Started', '/guides/getting-started/'],
  ['Project Status', '/project-status/'],
  ['Organization', '/organization/'],
  ['Examples', '/examples/'],
  ['Starter Kits', '/starter-kits/'],
  ['Comparison', '/comparison/'],
  ['Glossary', '/glossary/'],
  ['Branding', '/branding/'],
  ['License', '/license/'],
  ['Quality', '/quality/'],
  ['webpack, home', '/'],
  ['Swag Store (opens in a new tab)', 'https://webpack.threadless.com/'],
  ['Gitter (opens in a new tab)', 'https://app.gitter.im/#/room/#webpack_webpack:gitter.im'],
  ['OpenJS Foundation (opens in a new tab)', 'https://openjsf.org/'],
  ['Terms of Use (opens in a new tab)', 'https://terms-of-use.openjsf.org/'],
  ['Privacy Policy (opens in a new tab)', 'https://privacy-policy.openjsf.org/'],
  ['Trademark Policy (opens in a new tab)', 'https://trademark-policy.openjsf.org/'],
  ['Bylaws (opens in a new tab)', 'https://bylaws.openjsf.org/'],
  ['Changelog (opens in a new tab)', 'https://github.com/webpack/webpack/releases'],
])('the footer links %s to %s @spec-2.9.1', (name, href) => {
  render(<Footer />);
  expect(screen.getByRole('link', {name})).toHaveAttribute('href', href);
});
