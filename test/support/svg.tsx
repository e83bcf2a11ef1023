import type {SVGProps} from 'react';

/** Stands for an SVG file imported as a component. */
export default function Svg(props: SVGProps<SVGSVGElement>) {
  return <svg {...props} />;
}
