import type {Content} from './content';

/** Gives what is said aloud when an answer has come; trouble speaks for itself. */
export function announcementOf(content: Content | undefined): string {
  if (content?.status !== 'answer') return '';
  const {hits, total} = content.answer;
  if (hits.length === 0) return `No results found for query “${content.query}”`;
  if (hits.length === total) return total === 1 ? 'One result' : `${total} results`;
  return `${hits.length} of ${total} results`;
}
