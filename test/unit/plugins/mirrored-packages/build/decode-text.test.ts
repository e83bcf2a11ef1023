import {decodeText} from '../../../../../src/plugins/mirrored-packages/build/tarball-files';

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('naïve', 'utf8')],
    ['UTF-8 with a mark', Buffer.from('\ufeffnaïve', 'utf8')],
    ['UTF-16, little end first', Buffer.from('\ufeffnaïve', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('naïve', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffnaïve', 'utf16le').swap16()],
    ['the encoding of Windows', Buffer.from('naïve', 'latin1')],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('naïve');
  });

  it('ends lines as Unix does', () => {
    expect(decodeText(Buffer.from('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
  });
});
