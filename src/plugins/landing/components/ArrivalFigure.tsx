import clsx from 'clsx';
import type {ArrivalWay, LandingArrival, LandingOutput} from '@site/src/plugins/landing/types';
import styles from './ArrivalFigure.module.css';
import {CodeSheet} from './CodeSheet';
import {inBytes} from './in-bytes';

interface Props {
  arrival: LandingArrival;
  output: LandingOutput;
}

const ways: Record<ArrivalWay, string> = {
  code: 'minified',
  whole: 'a file of its own',
  copy: 'copied as it is; its name holds a hash of its content',
  data: 'written into the script',
  address: 'where the script finds the copy',
};

/** What a source file became in one output, and which part of that output it is. */
export function ArrivalFigure({arrival: {way, ranges, text}, output: {name, bytes}}: Props) {
  const arrived = ranges.reduce((sum, [, length]) => sum + length, 0);
  const path = ranges.map(([start, length]) => `M${start} 0h${length}v1H${start}z`).join('');
  return (
    <figure className={clsx('code', styles.arrival)}>
      <figcaption>
        {name}
        <svg viewBox={`0 0 ${bytes} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
        <small>
          {arrived < bytes ? `${arrived} of ${inBytes(bytes)}` : inBytes(bytes)}, {ways[way]}
        </small>
      </figcaption>
      {text && (
        <CodeSheet name={`In ${name}`}>
          <code>{text}</code>
        </CodeSheet>
      )}
    </figure>
  );
}
