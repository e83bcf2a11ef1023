import {createHash} from 'node:crypto';
import {inlineScriptHashes} from '../../../../../../src/plugins/published-files/build/hosting';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// That scripts which are loaded, and data, have no hash: test/build/hosting.test.ts.
it('hashes the exact text of inline scripts, unclosed and unquoted HTML included', () => {
  const html =
    '<!doctype html><html><head><script>a < b && "c"</script><body><p>x<script type=module>d()</script>';
  expect(inlineScriptHashes(html)).toEqual([hash('a < b && "c"'), hash('d()')]);
});
