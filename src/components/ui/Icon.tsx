import type {ComponentProps, ComponentType} from 'react';
import clsx from 'clsx';
import styles from './Icon.module.css';

interface Props {
  /** An SVG file of `lucide-static` or `simple-icons`, imported as a component. */
  svg: ComponentType<ComponentProps<'svg'>>;
  /** Brand icons are filled, all others are drawn with a line. */
  brand?: boolean;
  className?: string;
}

/** An icon next to text, or in a control with an accessible name; hidden from screen readers. */
export function Icon({svg: Svg, brand = false, className}: Props) {
  return (
    <Svg
      className={clsx(styles.icon, brand && styles.brand, className)}
      // Without style sheets it would fill the window.
      width="24"
      aria-hidden="true"
    />
  );
}
