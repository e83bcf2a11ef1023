import vm from 'node:vm';
import {beforePaint} from '../../../../../src/plugins/sponsors/build/before-paint';

/** Runs the script in a document whose storage holds what is given, and gives the mark it left. */
function markWith(stored: Record<string, string>, refuses: Partial<Storage> = {}) {
  const marks: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
    ...refuses,
  };
  const setAttribute = (name: string, value: string) => void (marks[name] = value);
  vm.runInNewContext(beforePaint, {
    localStorage: storage,
    document: {documentElement: {setAttribute}},
  });
  return marks['data-notification'];
}

describe('what decides about the notification bar before it is painted', () => {
  it('hides the bar for a reader who dismissed it', () => {
    expect(markWith({'notification-dismissed': '2'})).toBe('dismissed');
  });

  it.each<Record<string, string>>([
    {},
    {'notification-dismissed': '1'},
    {'notification-dismissed': '3'},
  ])('shows it with %j in the storage', (stored) => {
    expect(markWith(stored)).toBe('dismissible');
  });

  it('leaves nothing behind but the mark', () => {
    const stored = {};
    markWith(stored);
    expect(stored).toEqual({});
  });

  it('makes no promise where nothing can be written', () => {
    const setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(markWith({'notification-dismissed': '2'}, {setItem})).toBeUndefined();
  });

  it('survives a document without storage', () => {
    expect(() => vm.runInNewContext(beforePaint, {document: {documentElement: {}}})).not.toThrow();
  });
});
