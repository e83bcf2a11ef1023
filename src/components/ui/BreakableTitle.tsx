import {Fragment} from 'react';

/** A title that may break between the words of a name such as `MiniCssExtractPlugin`. */
export function BreakableTitle({title}: {title: string}) {
  return title.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
