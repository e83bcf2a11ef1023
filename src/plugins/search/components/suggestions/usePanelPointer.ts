import {type Dispatch, type RefObject, useEffect} from 'react';
import type {ComboboxAction} from './combobox-state';
import {listenTo} from './listen-to';
import {inputOf, rowAt} from './parts';

/** What mouse and finger do in the panel: the row under the mouse is selected, until it leaves. */
export function usePanelPointer(
  form: HTMLFormElement,
  panel: RefObject<HTMLDivElement | null>,
  dispatch: Dispatch<ComboboxAction>,
): void {
  useEffect(() => {
    if (!panel.current) return;
    return listenTo(panel.current, {
      mousemove({target}) {
        const row = rowAt(target);
        if (row !== undefined) dispatch({type: 'pointed', row});
      },
      mouseleave: () => dispatch({type: 'pointed', row: null}),
      // The focus stays in the field.
      mousedown: (event) => event.preventDefault(),
      // A finger that scrolls wants the place that the keyboard takes.
      touchmove: () => inputOf(form).blur(),
    });
  }, [form, panel, dispatch]);
}
