import {chat} from './chat';
import {sections, sectionTitles} from './sections';
import {site} from './site';

/** An entry of the header, the menu or the footer. */
export interface NavigationItem {
  label: string;
  /** Path on this site, written for version 5, or a URL elsewhere. */
  to: string;
  /** Items whose pages make this one the active one; without it, all pages below `to`. */
  items?: readonly NavigationItem[];
}

/** The register of tabs. */
export const tabs: readonly NavigationItem[] = sections
  .filter((section) => section !== 'contribute')
  .map((section) => ({label: sectionTitles[section], to: `/${section}/`}));

/** The items of the header. */
export const mainItems: readonly NavigationItem[] = [
  {label: 'Documentation', to: '/concepts/', items: tabs},
  {label: 'Contribute', to: '/contribute/'},
  {label: 'Vote', to: '/vote/'},
  {label: 'Blog', to: site.blog},
];

/** What the menu of small screens lists after the sections. */
export const menuItems: readonly NavigationItem[] = [
  {label: 'Examples', to: '/examples/'},
  {label: 'Glossary', to: '/glossary/'},
  {label: 'Releases', to: '/releases/'},
  {label: 'Awesome webpack', to: '/awesome-webpack/'},
  {label: 'Comparison', to: '/comparison/'},
  {label: 'Project Status', to: '/project-status/'},
  {label: 'Vote', to: '/vote/'},
  {label: 'Quality', to: '/quality/'},
  {label: 'Organization', to: '/organization/'},
  {label: 'Starter Kits', to: '/starter-kits/'},
  {label: 'Branding Guidelines', to: '/branding/'},
  {label: 'License', to: '/license/'},
  {label: 'Blog', to: site.blog},
];

/** Places where the project lives elsewhere. The header shows their marks, `title` is their name. */
export const socialLinks = [
  {icon: 'github', title: 'GitHub Repository', to: 'https://github.com/webpack/webpack'},
  {icon: 'x', title: 'webpack on X', to: 'https://x.com/webpack'},
  {
    icon: 'stackoverflow',
    title: 'webpack on Stack Overflow',
    to: 'https://stackoverflow.com/questions/tagged/webpack',
  },
  {icon: 'discord', title: 'webpack on Discord', to: 'https://discord.gg/webpack'},
] as const;

/** The two ends of the footer. */
export const footerItems: readonly (readonly NavigationItem[])[] = [
  [
    {label: 'Get Started', to: '/guides/getting-started/'},
    {label: 'Errors', to: '/errors/'},
    {label: 'Project Status', to: '/project-status/'},
    {label: 'Organization', to: '/organization/'},
    {label: 'Examples', to: '/examples/'},
    {label: 'Starter Kits', to: '/starter-kits/'},
    {label: 'Comparison', to: '/comparison/'},
    {label: 'Quality', to: '/quality/'},
  ],
  [
    {label: 'Swag Store', to: 'https://webpack.threadless.com/'},
    {label: 'Glossary', to: '/glossary/'},
    {label: 'Branding', to: '/branding/'},
    {label: 'Gitter', to: chat.url},
    {label: 'Discord', to: 'https://discord.gg/webpack'},
    {label: 'Changelog', to: site.releases},
    {label: 'License', to: '/license/'},
  ],
];

/** The home of the project, and the rules that hold on its sites. */
export const foundation = {
  name: 'OpenJS Foundation',
  to: 'https://openjsf.org/',
  rules: [
    {label: 'Terms of Use', to: 'https://terms-of-use.openjsf.org/'},
    {label: 'Privacy Policy', to: 'https://privacy-policy.openjsf.org/'},
    {label: 'Trademark Policy', to: 'https://trademark-policy.openjsf.org/'},
    {label: 'Bylaws', to: 'https://bylaws.openjsf.org/'},
  ],
} as const;
