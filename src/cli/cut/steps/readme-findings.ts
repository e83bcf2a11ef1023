import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {findingsFile, parseReadmeFindings} from '../../../data/readme-findings';
import type {Change} from '../change';
import {formatted} from '../formatted';
import type {Cut} from '../plan';

/** The same READMEs, asked of the same webpack, are wrong in the same places. */
export async function readmeFindings({siteDir, current, rows}: Cut): Promise<Change[]> {
  const text = await readFile(path.join(siteDir, findingsFile), 'utf8');
  const {note, webpack, findings} = parseReadmeFindings(JSON.parse(text));
  const {label} = rows[0]!;
  const own = findings
    .filter(({documentation}) => documentation === current.label)
    .map((finding) => ({...finding, documentation: label}));
  const after = {
    note,
    webpack: {...webpack, [label]: webpack[current.label]},
    findings: [...own, ...findings],
  };
  return [await formatted(siteDir, findingsFile, JSON.stringify(after))];
}
