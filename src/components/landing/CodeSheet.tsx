interface Props {
  /** What it is, for people who do not see it. */
  name: string;
  /** Highlighted while the site was built. */
  html: string;
}

/** Code in a box that scrolls, so the keyboard must reach it. */
export function CodeSheet({name, html}: Props) {
  return (
    <pre tabIndex={0} role="group" aria-label={name}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
