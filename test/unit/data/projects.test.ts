import {readFileSync} from 'node:fs';
import {parseProjects} from '../../../src/data/projects';

const file = JSON.parse(readFileSync('src/data/projects.json', 'utf8')) as {projects: object[]};

describe('the committed projects', () => {
  const projects = parseProjects(file);
  const ownedBy = (owner: string) => projects.filter(({repo}) => repo.startsWith(`${owner}/`));

  it('are 48, in their order, with 24 in need of a maintainer @spec-2.12.2', () => {
    expect(projects).toHaveLength(48);
    expect(projects[0]?.repo).toBe('webpack/memory-fs');
    expect(projects.at(-1)?.repo).toBe('thelarkinn/angular2-template-loader');
    expect(projects.filter(({maintainer}) => maintainer === null)).toHaveLength(24);
    expect(ownedBy('webpack-contrib')).toHaveLength(33);
    expect(ownedBy('webpack')).toHaveLength(13);
  });
});
