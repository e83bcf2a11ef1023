import {checkSite} from '../checks/check-site';
import {coverageOfVersion} from '../checks/coverage/site-coverage';
import {writtenPagesBelow} from '../content/list-pages';
import {versions} from '../versions';
async function main() {
  const files = versions.flatMap(({folder}) => writtenPagesBelow(process.cwd(), folder));
  const reports = await checkSite({siteDir: process.cwd(), files, accept: false, launch: (() => undefined) as never, isProved: () => false, onChecked: () => {}});
  const {writeFileSync, existsSync} = await import('node:fs');
  for (const r of reports) for (const p of r.problems) console.log(p.file, p.line, p.rule, p.message.slice(0, 200));
  const v4 = versions.at(-1)!;
  const ex = 'versioned_docs/version-4/_version/coverage-exceptions.json';
  if (!existsSync(ex)) writeFileSync(ex, '[]\n');
  const c = await coverageOfVersion(process.cwd(), v4, reports);
  for (const a of c.areas) console.log(a.area, a.total, a.excepted, a.uncovered.length, a.uncovered.map(({name}) => name).join(' ').slice(0, 6000));
}
main();
