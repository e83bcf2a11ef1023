import type {Supporter} from '@site/src/data/supporters-schema';

type Named = Pick<Supporter, 'name' | 'slug'>;

/** The name, else the slug, else that there is none. */
export const nameOf = ({name, slug}: Named): string => name.trim() || slug || 'Anonymous';

/** What a reader learns by pointing at a supporter: whole dollars, and who gave them. */
export const amountBy = (supporter: Named & Pick<Supporter, 'totalDonations'>) =>
  `$${Math.floor(supporter.totalDonations / 100).toLocaleString('en-US')} by ${nameOf(supporter)}`;

/** Their own site, else their page on Open Collective; nothing when neither is known. */
export function supporterAddress({website, slug}: Pick<Supporter, 'website' | 'slug'>) {
  return website ?? (slug === null ? undefined : `https://opencollective.com/${slug}`);
}

/** What stands in a rank without supporters. */
export const noSupporters = 'Nobody at this rank yet';
