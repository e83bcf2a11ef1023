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

/** A picture beside words, or inside a control that has a name of its own: never read aloud. */
export function Icon({svg: Svg, brand = false, className}: Props) {
  return <Svg className={clsx(styles.icon, brand && styles.brand, className)} aria-hidden="true" />;
}
