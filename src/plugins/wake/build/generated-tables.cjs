const {readFileSync} = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/**
 * Reads what Docusaurus generated about routes, and divides it among the sections.
 * @param folder the folder of generated files
 * @param addDependency is told which files were read
 * @returns `routes` as data, where `component` is what its maker is given; `names` of the chunks of
 * each route; `sections` of all versions, the most special address first; `homes`, which says of
 * a chunk that only one section needs the address of this section
 * @throws when Docusaurus writes its routes some other way now
 */
exports.readTables = function readTables(folder, addDependency = () => {}) {
  const read = (file) => {
    addDependency(path.join(folder, file));
    return readFileSync(path.join(folder, file), 'utf8');
  };
  const routes = readRoutes(read('routes.js'));
  const names = JSON.parse(read('routesChunkNames.json'));
  const sections = versionsIn(routes).flatMap(sectionsOf);
  return {routes, names, sections, homes: homesOf(sections, names)};
};

function readRoutes(source) {
  const context = {ComponentCreator: (...made) => made, routes: undefined};
  const script = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  vm.runInNewContext(script, context);
  // From the other context, whose arrays are none of ours.
  const routes = JSON.parse(JSON.stringify(context.routes ?? []));
  if (routes.length === 0 || !routes.every(isMade))
    throw new Error(`routes.js is written some other way now: see ${__filename}`);
  return routes;
}

const isMade = ({component, routes = []}) => Array.isArray(component) && routes.every(isMade);

/** Whether what lies inside of a route are pages, which is so for the root of a version. */
const hasPages = ({routes = []}) => routes.length > 0 && routes.every(({exact}) => exact);
exports.hasPages = hasPages;

const versionsIn = (routes) =>
  routes.flatMap((route) => (hasPages(route) ? [route] : versionsIn(route.routes ?? [])));

/** Pages that are alone in their folder belong to none: they lie at the address of the version. */
function sectionsOf({path: version, routes}) {
  const folderOf = ({path: page}) => version + (/^[^/]+\//.exec(page.slice(version.length)) ?? '');
  const isSection = (address) => routes.filter((route) => folderOf(route) === address).length > 1;
  const sections = new Map();
  for (const route of routes) {
    const address = isSection(folderOf(route)) ? folderOf(route) : version;
    sections.set(address, [...(sections.get(address) ?? []), route]);
  }
  return [...sections]
    .map(([address, pages]) => ({version, address, pages}))
    .sort((a, b) => b.address.length - a.address.length || (a.address < b.address ? -1 : 1));
}

/** Gives the key of a route in the table of names. */
const keyOf = ({component: [page, mark]}) => `${page}-${mark}`;
exports.keyOf = keyOf;

function homesOf(sections, names) {
  const users = new Map();
  const addressOf = new Map(
    sections.flatMap(({address, pages}) => pages.map((page) => [keyOf(page), address])),
  );
  for (const [key, row] of Object.entries(names)) {
    for (const chunk of chunksIn(row)) {
      users.set(chunk, (users.get(chunk) ?? new Set()).add(addressOf.get(key)));
    }
  }
  const alone = [...users].filter(([, used]) => used.size === 1 && !used.has(undefined));
  return new Map(alone.map(([chunk, [address]]) => [chunk, address]));
}

const chunksIn = (row) =>
  Object.values(row).flatMap((value) => (typeof value === 'string' ? value : chunksIn(value)));

/** Gives the name of the chunk with the pages of a section. */
exports.chunkNameOf = (address) => `pages${address.replaceAll('/', '_').slice(0, -1)}`;
