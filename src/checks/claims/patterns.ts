/**
 * Words with which a sentence says what happens, so that it can be wrong. Review additions like
 * code: each makes sentences of every page of reference wait for a proof.
 */
const telling = [
  'fails?',
  'stops?',
  'throws?',
  'warns?',
  'ignores?',
  'drops?',
  'keeps?',
  'wins?',
  '(?:has|have) no effect',
  'does nothing',
  'do nothing',
  'only',
  'never',
  'always',
  'in (?:production|development)',
  'by default',
  'unless',
  'faster',
  'slower',
  'smaller',
  'larger',
];

/** Finds a word that tells what happens. */
export const tellsWhatHappens = new RegExp(`\\b(?:${telling.join('|')})\\b`, 'i');

/** Why a sentence needs no claim, as its marker says. */
export const reasons = ['history', 'outside webpack', 'definition'] as const;

export type Reason = (typeof reasons)[number];
