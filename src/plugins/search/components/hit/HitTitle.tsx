import type {HitKind} from '@site/src/plugins/search/types';
import {isTyped} from './hit-texts';
import {Marked} from './Marked';

/** The name of a hit; what can be typed looks typed. */
export function HitTitle({name, kind}: {name: string; kind: HitKind}) {
  const title = <Marked text={name} />;
  return isTyped(kind) ? <code>{title}</code> : title;
}
