import {Fragment} from 'react';

/** Shorter names, such as `TypeScript` and `WebAssembly`, are never broken. */
const longName = /\S{15,}/g;

/** A title that may break between the words of a long name such as `MiniCssExtractPlugin`. */
export function BreakableTitle({title}: {title: string}) {
  const pieces = title
    .replace(longName, (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '\n'))
    .split('\n');
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
