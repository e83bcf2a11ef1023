import {along, floorOf, place, tile, units} from './floor';
import type {Scene} from './scenes';
import {Tile, TileSlab} from './Tile';
import '@site/src/plugins/landing/components/plate-tokens.css';
import styles from './Drawing.module.css';

interface Props {
  scene: Scene;
  className?: string;
}

/** A scene as a picture, without its cube. What it shows is told in words beside it. */
export function Drawing({scene, className}: Props) {
  const {width, height, modules, dependencies, flows, assets, ground, captions} = scene;
  const [module, asset] = [`m${width}`, `a${width}`];
  const {x, y} = place(ground.centre);
  const half = units(ground.half);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <TileSlab id={module} />
        <TileSlab id={asset} isAsset />
      </defs>
      <g className={styles.floor} transform={floorOf(scene)}>
        <path className={styles.dependencies} d={along(dependencies)} />
        <path className={styles.flows} d={along(flows)} />
        <rect x={x - half} y={y - half} width={2 * half} height={2 * half} />
        <g className={styles.captions} fontSize={units(captions.size)}>
          {captions.words.map(({text, at}) => (
            <text key={text} {...place(at)}>
              {text}
            </text>
          ))}
        </g>
        <g className={styles.assets} fontSize={0.6 * tile.half}>
          {assets.map((each) => (
            <Tile key={`${each.at}`} {...each} of={asset} />
          ))}
        </g>
        <g className={styles.modules} fontSize={0.6 * tile.half}>
          {modules.map((each) => (
            <Tile key={`${each.at}`} {...each} of={module} />
          ))}
        </g>
      </g>
    </svg>
  );
}
