import type {Supporter} from '@site/src/data/supporters';

type Named = Pick<Supporter, 'name' | 'slug'>;

/** What a reader learns by pointing at a supporter: whole dollars, and who gave them. */
export const amountBy = ({name, slug, totalDonations}: Named & Pick<Supporter, 'totalDonations'>) =>
  `$${Math.floor(totalDonations / 100).toLocaleString('en-US')} by ${name || slug}`;

/** Their own site, else their page on Open Collective; nothing when neither is known. */
export function supporterAddress({website, slug}: Pick<Supporter, 'website' | 'slug'>) {
  return website ?? (slug === null ? undefined : `https://opencollective.com/${slug}`);
}
