import type {Verified} from '@site/src/types/content';
import {SiteLink} from '../../../components/ui/SiteLink';

interface Props {
  /** Words in front of the counts. */
  before?: string;
  verified: Verified;
}

/** How much of a page was proved by runs, with the way to the tests of its sentences. */
export function VerifiedCounts({before = '', verified: {samples, statements, tests}}: Props) {
  const sentences = counted(statements, 'checked claim');
  const words = [samples && counted(samples, 'sample'), statements && !tests && sentences];
  const text = before + words.filter(Boolean).join(', ');
  if (!tests || statements === 0) return text;
  return (
    <>
      {samples > 0 ? `${text}, ` : text}
      <SiteLink to={tests}>{sentences}</SiteLink>
    </>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
