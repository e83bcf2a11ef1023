import {type RefObject, useEffect} from 'react';

/** Closes a popover once one of its links is followed: a page that comes without a reload would find it open. */
export function useCloseAfterLink(popover: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = popover.current;
    function close({target}: MouseEvent) {
      if (target instanceof Element && target.closest('a')) element?.hidePopover?.();
    }
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, [popover]);
}
