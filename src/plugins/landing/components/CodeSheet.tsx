import type {ReactNode} from 'react';

interface Props {
  /** What it is, for people who do not see it. */
  name: string;
  children: ReactNode;
}

/** Code in a box that scrolls, so the keyboard must reach it. */
export function CodeSheet({name, children}: Props) {
  return (
    <pre tabIndex={0} role="group" aria-label={name}>
      {children}
    </pre>
  );
}
