import {decodeText} from '../../../../src/plugins/mirrored-packages/decode-text';

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('grün', 'utf8')],
    ['UTF-8 with a mark', Buffer.from('\ufeffgrün', 'utf8')],
    ['UTF-16, little end first', Buffer.from('\ufeffgrün', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffgrün', 'utf16le').swap16()],
    ['the encoding of Windows', Buffer.from('grün', 'latin1')],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('grün');
  });

  it('ends lines as Unix does', () => {
    expect(decodeText(Buffer.from('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
  });
});
