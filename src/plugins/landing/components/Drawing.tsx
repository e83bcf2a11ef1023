import type {Line, Scene, Spot} from './scenes';
import '@site/src/plugins/landing/components/plate-tokens.css';
import styles from './Drawing.module.css';

/** A scene as a picture, without its cube. What it shows is told in words beside it. */
export function Drawing({scene, className}: {scene: Scene; className?: string}) {
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

/** A module, or a stack of modules that became one asset, made of the slab `of`. */
function Tile({name, of, at, layers = 1}: Scene['assets'][number] & {of: string}) {
  return (
    <>
      {Array.from({length: layers}, (_, layer) => (
        <use key={layer} href={`#${of}`} {...place(at, layer)} />
      ))}
      <text {...place(at, layers - 1)} dy="0.34em">
        {name}
      </text>
    </>
  );
}

/**
 * What tiles of one kind are made of: drawn once, and used where they stand. Assets are painted in
 * the colors of the cube, and thicker.
 */
function TileSlab({id, isAsset = false}: {id: string; isAsset?: boolean}) {
  return (
    <g id={id} className={isAsset ? styles.asset : styles.module}>
      {faces(isAsset ? 10 : 6).map((face) => (
        <path key={face} d={face} />
      ))}
    </g>
  );
}

/** Units of the floor in one step: enough for places without fractions. */
const step = 100;

/** Half the side of a tile, and how far up its next layer lies. */
const tile = {half: 32, rise: 12};

/**
 * Lays the floor into the picture: its first axis rises to the right, its second falls, both by 30°.
 * Whatever is drawn on it, words too, lies on it.
 */
function floorOf({origin: [x, y], step: length}: Scene): string {
  const right = round(length / step);
  const rise = round((length / step) * Math.tan(Math.PI / 6));
  return `matrix(${right} ${-rise} ${right} ${rise} ${x} ${y})`;
}

/** Gives the units of a place or a length. */
const units = (steps: number): number => Math.round(steps * step);

/** Gives where something stands, as attributes. @param layer how many layers it is lifted by */
function place([up, down]: Spot, layer = 0): {x: number; y: number} {
  return {x: units(up) + layer * tile.rise, y: units(down) - layer * tile.rise};
}

/** Gives a path along lines. */
const along = (lines: readonly Line[]): string =>
  lines.map(({from, to}) => `M${from.map(units)}L${to.map(units)}`).join('');

/** Gives the faces of a tile around its centre: left front, right front and lid. */
function faces(thickness: number): [left: string, right: string, lid: string] {
  const {half} = tile;
  const down = `l${-thickness} ${thickness}`;
  return [
    `M${-half} ${-half}v${2 * half}${down}v${-2 * half}z`,
    `M${-half} ${half}h${2 * half}${down}h${-2 * half}z`,
    `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`,
  ];
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;
