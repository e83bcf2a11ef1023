import type {ArrivalWay, LandingArrival, LandingOutput} from '@site/src/plugins/landing/types';
import {bytesIn, inBytes} from './in-bytes';

interface Props {
  arrival: LandingArrival;
  output: LandingOutput;
}

const ways: Record<ArrivalWay, string> = {
  code: 'minified',
  whole: 'minified',
  copy: 'copied as it is',
  data: 'written into the script',
  address: 'only its name',
};

/** What a source file became in one output. */
export function ArrivalFigure({arrival: {way, ranges, text}, output: {name, bytes}}: Props) {
  const arrived = bytesIn(ranges);
  return (
    <figure className="code">
      <figcaption>
        {name}
        <small>{`${arrived < bytes ? `${arrived} of ` : ''}${inBytes(bytes)}, ${ways[way]}`}</small>
      </figcaption>
      {text && (
        <pre>
          <code>{text}</code>
        </pre>
      )}
    </figure>
  );
}
