import type {ReactNode} from 'react';

/** The warning that articles write as `:::warning`, for screens that are no articles. */
export function Warning({children}: {children: ReactNode}) {
  return (
    <aside className="aside warning" role="note">
      <p>
        <b>Warning</b> {children}
      </p>
    </aside>
  );
}
