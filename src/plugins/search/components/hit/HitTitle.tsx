import type {SearchHit} from '@site/src/plugins/search/types';
import {isTyped, markedTitle} from './hit-texts';
import {Marked} from './Marked';

/** The title of a hit; what can be typed looks typed. */
export function HitTitle({hit}: {hit: SearchHit}) {
  const title = <Marked text={markedTitle(hit)} />;
  return isTyped(hit.kind) ? <code>{title}</code> : title;
}
