import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {newFactList, readNewFacts} from '../../../../src/checks/coverage/expectations';
import {awaitNewFacts} from '../../../../src/cli/upgrade/compare';
import {newest} from '../../../../src/versions';
import {dataFile} from '../../../../src/versions/data';
import {older} from '../../../support/older-version';

const today = new Date().toISOString().slice(0, 10);
let site = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};
const exception = {facts: ['flag:…'], page: '/api/', reason: 'sets an option'};
const known = {fact: 'option:cup', since: 'webpack 5.19.0', added: '2026-01-02'};
const lost = {...known, fact: 'option:pot'};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'new-facts-'));
  write(dataFile(newest, 'coverage-exceptions'), JSON.stringify([exception]));
  write(dataFile(newest, newFactList), JSON.stringify([known, lost]));
});
afterEach(() => rmSync(site, {recursive: true, force: true}));

it('adds what is new with release and day, and takes out what is gone', async () => {
  const comparison = {
    fresh: ['option:tea', 'flag:--tea', 'option:cup', 'hook:Tea.brew'],
    gone: ['option:pot'],
  };
  expect(await awaitNewFacts(newest, comparison, 'webpack 5.20.0', site)).toBe(2);
  const added = (fact: string) => ({fact, since: 'webpack 5.20.0', added: today});
  expect(readNewFacts(newest, site)).toEqual([known, added('option:tea'), added('hook:Tea.brew')]);
});

it('writes nothing for a version whose facts are not counted', async () => {
  const comparison = {fresh: ['option:tea'], gone: []};
  expect(await awaitNewFacts(older, comparison, 'webpack 4.99.0', site)).toBe(0);
  expect(existsSync(path.join(site, dataFile(older, newFactList)))).toBe(false);
});
