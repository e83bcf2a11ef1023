import {existsSync} from 'node:fs';
import path from 'node:path';
import {newFactList, readNewFacts} from '../../../../src/checks/coverage/coverage-lists';
import {awaitNewFacts} from '../../../../src/cli/upgrade/compare';
import {newest} from '../../../../src/versions';
import {dataFile} from '../../../../src/versions/data';
import {older} from '../../../support/older-version';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const today = new Date().toISOString().slice(0, 10);
let site = '';
const exception = {facts: ['flag:…'], page: '/api/', reason: 'sets an option'};
const listedFact = {fact: 'option:cup', since: 'webpack 5.19.0', added: '2026-01-02'};
const lost = {...listedFact, fact: 'option:pot'};

beforeEach(() => {
  site = temporaryFolder();
  writeFiles(site, {
    [dataFile(newest, 'coverage-exceptions')]: JSON.stringify([exception]),
    [dataFile(newest, newFactList)]: JSON.stringify([listedFact, lost]),
  });
});

it('adds what is new with release and day, and takes out what is gone', async () => {
  const comparison = {
    fresh: ['option:tea', 'flag:--tea', 'option:cup', 'hook:Tea.brew'],
    gone: ['option:pot'],
  };
  const waiting = await awaitNewFacts(newest, comparison, 'webpack 5.20.0', site);
  expect(waiting).toEqual(['option:cup', 'option:tea', 'hook:Tea.brew']);
  const added = (fact: string) => ({fact, since: 'webpack 5.20.0', added: today});
  expect(readNewFacts(newest, site)).toEqual([
    listedFact,
    added('option:tea'),
    added('hook:Tea.brew'),
  ]);
});

it('writes nothing for a version whose facts are not counted', async () => {
  const comparison = {fresh: ['option:tea'], gone: []};
  expect(await awaitNewFacts(older, comparison, 'webpack 4.99.0', site)).toEqual([]);
  expect(existsSync(path.join(site, dataFile(older, newFactList)))).toBe(false);
});
