import {useEffect, useState} from 'react';
import {Trouble} from './Trouble';

/** Stands for a page whose content did not come. */
export function PageTrouble({onRetry}: {onRetry: () => void}) {
  const renewed = useRenewed(true);
  return renewed ? (
    <Trouble action="Load the new page" onRetry={() => window.location.reload()}>
      <b>Error loading content.</b> The site was renewed after you opened it.
    </Trouble>
  ) : (
    <Trouble onRetry={onRetry}>
      <b>Error loading content.</b> Check your connection.
    </Trouble>
  );
}

/** Address of the application that this document started, or would start. */
function ownApplication(): string | undefined {
  const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app;
  return files?.split(' ').find((file) => /\/main\.\w+\.js$/.test(file));
}

async function isRenewed(): Promise<boolean> {
  const own = ownApplication();
  if (own === undefined) return false;
  const answer = await fetch(window.location.pathname, {cache: 'no-store'});
  return answer.ok && !(await answer.text()).includes(own);
}

/**
 * Tells whether the site was deployed anew since the document was loaded: the pages name another
 * application then, and the files of ours may be gone.
 * @param asked whether there is a reason to find out; it costs a request
 */
function useRenewed(asked: boolean): boolean {
  const [renewed, setRenewed] = useState(false);
  useEffect(() => {
    if (!asked) return;
    let dropped = false;
    isRenewed().then(
      (answer) => {
        if (!dropped) setRenewed(answer);
      },
      // Without an answer there is nothing new to offer.
      () => {},
    );
    return () => {
      dropped = true;
    };
  }, [asked]);
  return renewed;
}
