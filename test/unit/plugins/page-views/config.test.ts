import {tagIdOf} from '../../../../src/plugins/page-views/config';

const idOf = (value?: string) => tagIdOf({NODE_ENV: 'test', GOOGLE_TAG_ID: value});

describe('the property that counts page views', () => {
  it.each([undefined, '', ' '])('is none where the environment has %j', (value) => {
    expect(idOf(value)).toBeUndefined();
  });

  it('is that of the environment', () => {
    expect(idOf(' G-ABC123 ')).toBe('G-ABC123');
  });

  it.each(['UA-12345-1', 'G-abc', '"><script>'])('cannot be %s', (value) => {
    expect(() => idOf(value)).toThrow(/GOOGLE_TAG_ID is ".*"; give it the measurement id/);
  });
});
