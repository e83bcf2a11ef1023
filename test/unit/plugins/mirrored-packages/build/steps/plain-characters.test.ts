import {plainCharacters} from '../../../../../../src/plugins/mirrored-packages/build/steps/plain-characters';
import {htmlOf, htmlPage} from '../../../../../support/readme';

describe('plainCharacters', () => {
  it('reaches text, code, addresses and titles, however the character is written', async () => {
    const page = await htmlPage(
      'a\u202eb `c\u2067d` e&#8238;f [g](https://a.example/\u202eh "i\u202ej") ![k\u202el](m)',
    );
    plainCharacters(page);
    expect(htmlOf(page)).toBe(
      '<p>ab <code>cd</code> ef <a href="https://a.example/%E2%80%AEh" title="ij">g</a> <img src="m" alt="kl"></p>',
    );
  });
});
