import type {Supporter} from '@site/src/data/supporters';

type Named = Pick<Supporter, 'name' | 'slug'>;

/** What a reader learns by pointing at a supporter: whole dollars, and who gave them. */
export const amountBy = ({name, slug, totalDonations}: Named & Pick<Supporter, 'totalDonations'>) =>
  `$${Math.floor(totalDonations / 100).toLocaleString('en-US')} by ${name || slug}`;

/** Their own site, else their page on Open Collective; nothing when neither is known. */
export function supporterAddress({website, slug}: Pick<Supporter, 'website' | 'slug'>) {
  return website ?? (slug === null ? undefined : `https://opencollective.com/${slug}`);
}

/** Two letters that stand for a name: of its first two words, else the first two. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second] = words;
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return letters.toUpperCase();
}
