import type {ChangeEventHandler, Ref} from 'react';
import clsx from 'clsx';
import styles from './RadioButtons.module.css';

interface RadioButtonsProps {
  /** What the choice is about, for screen readers. */
  legend: string;
  name: string;
  /** Values and labels of the choices. */
  choices: readonly (readonly [value: string, label: string])[];
  chosen: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  className?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Radio buttons that look like buttons. */
export function RadioButtons({
  legend,
  name,
  choices,
  chosen,
  onChange,
  className,
  ref,
}: RadioButtonsProps) {
  return (
    <fieldset ref={ref} className={clsx(styles.choices, className)}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            className="visually-hidden"
            checked={chosen === value}
            onChange={onChange}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
