import type {Pin} from './pins';

/** Title of a mirrored page: a loader keeps its name, a plugin is called as its class: `HtmlWebpackPlugin`. */
export const titleOf = ({name, section}: Pick<Pin, 'name' | 'section'>): string =>
  section === 'loaders'
    ? name
    : name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** What decides where a mirrored page lies. */
type Place = Pick<Pin, 'name' | 'section' | 'documentation'>;

/** Address of a mirrored page: `/loaders/css-loader/`, below the prefix of its version. */
export const addressOf = ({name, section, documentation}: Place): string =>
  `${documentation.base}${section}/${name}/`;

/** File of a mirrored page, relative to the site: `docs/loaders/_css-loader.md`. */
export const fileOf = ({name, section, documentation}: Place): string =>
  `${documentation.folder}/${section}/_${name}.md`;

/** A release as npm writes it: `css-loader@7.1.5`. */
export const specOf = ({name, version}: Pick<Pin, 'name' | 'version'>): string =>
  `${name}@${version}`;
