const path = require('node:path');
const {chunkNameOf, hasPages, readTables} = require('./generated-tables.cjs');

const runtime = path.join(__dirname, '../browser/section-routes.ts');
const sectionPages = path.join(__dirname, 'section-pages.cjs');

/**
 * Webpack loader for the generated routes, in the browser: the pages of each section stand in a
 * module of their own (section-pages.cjs), which is loaded before the first of them is shown.
 * Otherwise every page would load the routes of all pages.
 * @throws when Docusaurus writes its tables some other way now
 */
module.exports = function latePages() {
  const {routes, sections} = readTables(path.dirname(this.resourcePath), (file) =>
    this.addDependency(file),
  );
  const late = ({address}) => {
    const request = `!!${sectionPages}!${this.resourcePath}?${address}`;
    const name = chunkNameOf(address);
    return `['${address}', () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(request)})]`;
  };
  const inside = (route) =>
    hasPages(route)
      ? `sectionRoutes([${sections.filter(({version}) => version === route.path).map(late)}])`
      : list(route.routes);
  // The way Docusaurus writes it: there are loaders that come after this one.
  const written = ({path: page, component, ...route}) => `{
    path: '${page}',
    component: ComponentCreator(${component.map((text) => `'${text}'`)}),
    ${route.routes ? `routes: ${inside({path: page, ...route})}` : `exact: ${page !== '*'}`}
  }`;
  const list = (all) => `[${all.map(written).join(',\n')}]`;
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import {sectionRoutes} from ${JSON.stringify(runtime)};
export default ${list(routes)};`;
};
