import {readFileSync} from 'node:fs';
import {projectsSchema} from '../../../src/data/projects-schema';
import {starterKitsSchema} from '../../../src/data/starter-kits-schema';
import {supportersSchema} from '../../../src/data/supporters-schema';
import {imageHosts} from '../../../src/plugins/published-files/config/response-headers';

const read = (name: string): unknown => JSON.parse(readFileSync(`src/data/${name}.json`, 'utf8'));

it('the projects are 48, in their order, with 24 in need of a maintainer @spec-2.12.2', () => {
  const {projects} = projectsSchema.parse(read('projects'));
  const ownedBy = (owner: string) => projects.filter(({repo}) => repo.startsWith(`${owner}/`));
  expect(projects).toHaveLength(48);
  expect(projects[0]?.repo).toBe('webpack/memory-fs');
  expect(projects.at(-1)?.repo).toBe('thelarkinn/angular2-template-loader');
  expect(projects.filter(({maintainer}) => maintainer === null)).toHaveLength(24);
  expect(ownedBy('webpack-contrib')).toHaveLength(33);
  expect(ownedBy('webpack')).toHaveLength(13);
});

it('the starter kits are the 62 of the package, in its order', () => {
  const {kits} = starterKitsSchema.parse(read('starter-kits'));
  expect(kits).toHaveLength(62);
  expect(kits[0]?.name).toBe('ts-react-boilerplate');
  expect(kits.at(-1)?.maintainer).toBe('theqdev');
});

it('the supporters have pictures that the security policy allows', () => {
  const {supporters} = supportersSchema.parse(read('supporters'));
  const hosts = supporters.flatMap(({avatar}) => (avatar ? [new URL(avatar).origin] : []));
  expect(hosts.filter((host) => !imageHosts.includes(host))).toEqual([]);
});
