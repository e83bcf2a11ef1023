import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';

/** The server may end while the check is still loading, and cannot be told anything then. */
it('ends without a word when the server has ended', async () => {
  const check = spawn(
    process.execPath,
    ['--import', 'tsx', '--disable-warning=ExperimentalWarning', 'src/cli/check-saved-pages.ts'],
    {stdio: ['ignore', 'pipe', 'pipe', 'ipc']},
  );
  const said = Promise.all([text(check.stdout!), text(check.stderr!)]);
  check.disconnect();
  expect(await once(check, 'exit')).toEqual([0, null]);
  expect(await said).toEqual(['', '']);
}, 120_000);
