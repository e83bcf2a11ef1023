import {floorText, seen, square} from './isometric';
import type {Line, Scene} from './scenes';
import {Tile} from './Tile';
import '@site/src/plugins/landing/components/plate-tokens.css';
import styles from './Drawing.module.css';

interface Props {
  scene: Scene;
  className?: string;
}

/** A scene as a picture, without its cube. What it shows is told in words beside it. */
export function Drawing({scene, className}: Props) {
  const {width, height, step, modules, dependencies, flows, assets, ground, captions} = scene;
  const half = step * 0.644;
  const path = ({from, to}: Line) => `M${seen(scene, from)}L${seen(scene, to)}`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.dependencies} d={dependencies.map(path).join('')} />
      <path className={styles.flows} d={flows.map(path).join('')} />
      <path
        className={styles.ground}
        d={square(ground.size)}
        transform={`translate(${ground.centre})`}
      />
      {captions.map(({text, at}) => (
        <g key={text} transform={`translate(${at})`}>
          <text
            className={styles.caption}
            transform={floorText}
            fontSize={Math.max(12, step * 0.16)}
            dy="0.34em"
          >
            {text}
          </text>
        </g>
      ))}
      {assets.map(({name, at, layers}) => (
        <Tile key={`${at}`} name={name} at={seen(scene, at)} half={half} layers={layers} />
      ))}
      {modules.map(({name, at}) => (
        <Tile key={`${at}`} name={name} at={seen(scene, at)} half={half} />
      ))}
    </svg>
  );
}
