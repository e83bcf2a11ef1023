import {Trouble} from './Trouble';
import {useRenewed} from './useRenewed';

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
