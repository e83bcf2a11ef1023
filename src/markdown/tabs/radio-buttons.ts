import type {Element} from 'hast';
import {h} from 'hastscript';
import type {TabValue} from '../../config/tabs';

/** What a radio button chooses. */
export interface Choice {
  /** What readers call it. */
  name: string;
  /** Missing for a choice that holds for its own tabs only. */
  value?: TabValue;
}

/**
 * Draws the choices of tabs as radio buttons, which need no script.
 * @param legend what the choice is about
 * @param name of the radio buttons, which no others of the document may have
 */
export function radioButtons(legend: string, choices: readonly Choice[], name: string): Element {
  const labels = choices.map((choice, index) =>
    h('label', {className: choice.value}, [
      h('input.visually-hidden', {
        type: 'radio',
        name,
        value: choice.value ?? choice.name,
        checked: index === 0,
      }),
      choice.name,
    ]),
  );
  return h('fieldset', [h('legend.visually-hidden', legend), ...labels]);
}
