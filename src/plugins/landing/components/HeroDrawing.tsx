import '@site/src/plugins/landing/components/plate-tokens.css';
import drawing from './Drawing.module.css';
import styles from './HeroDrawing.module.css';
import scenes from './scenes.json';
import cube from './SpinningCube.module.css';

/** The drawing of the landing page, `wide` beside the text and `tall`, with fewer tiles, below it. */
export function HeroDrawing() {
  return (
    <div
      className={styles.plate}
      role="img"
      aria-label="Modules that depend on each other flow into a cube and leave it as a few static assets."
    >
      <Drawing scene={scenes.wide} className={styles.wide} />
      <Drawing scene={scenes.tall} className={styles.tall} />
      <div className={styles.cube}>
        <SpinningCube />
      </div>
    </div>
  );
}

/** The solid cube in its shell of glass, each turning a quarter against the other. Only a picture. */
function SpinningCube() {
  return (
    <div className={cube.cube} aria-hidden="true">
      <div className={cube.core}>
        <Faces />
      </div>
      <div className={cube.shell}>
        <Faces />
      </div>
    </div>
  );
}

/** Front, right, back, left, top and bottom, in this order. */
const Faces = () => Array.from({length: 6}, (_, face) => <i key={face} />);

/**
 * A scene without its cube: modules with their dependencies, dotted flows through the cube, and the
 * assets that come out, each packed from so many layers; `ground` is the shadow under the cube, whose
 * picture lies over the drawing. All but the size is in units of the floor, which `floor` lays into
 * the picture: its first axis rises to the right, its second falls, both by 30°.
 */
function Drawing({scene, className}: {scene: typeof scenes.wide; className?: string}) {
  const {width, height, floor, modules, dependencies, flows, assets, ground, captions} = scene;
  const [module, asset] = [`m${width}`, `a${width}`];
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <g id={module} className={drawing.module}>
          <TileFaces thickness={6} />
        </g>
        <g id={asset} className={drawing.asset}>
          <TileFaces thickness={10} />
        </g>
      </defs>
      <g className={drawing.floor} transform={floor}>
        <path className={drawing.dependencies} d={dependencies} />
        <path className={drawing.flows} d={flows} />
        <rect {...ground} />
        <g className={drawing.captions} fontSize={captions.size}>
          {captions.words.map(({text, ...position}) => (
            <text key={text} {...position}>
              {text}
            </text>
          ))}
        </g>
        <g className={drawing.assets} fontSize={0.6 * half}>
          {assets.map((tile) => (
            <Stack key={tile.name} {...tile} of={asset} />
          ))}
        </g>
        <g className={drawing.modules} fontSize={0.6 * half}>
          {modules.map((tile) => (
            <Stack key={`${tile.x} ${tile.y}`} {...tile} of={module} />
          ))}
        </g>
      </g>
    </svg>
  );
}

/** Half the side of a tile, and how far up its next layer lies. */
const [half, rise] = [32, 12];

/** A module, or a stack of modules that became one asset, made of the tile `of`. */
function Stack(props: {name: string; x: number; y: number; layers?: number; of: string}) {
  const {name, x, y, layers = 1, of} = props;
  const lift = (layer: number) => ({x: x + layer * rise, y: y - layer * rise});
  return (
    <>
      {Array.from({length: layers}, (_, layer) => (
        <use key={layer} href={`#${of}`} {...lift(layer)} />
      ))}
      <text {...lift(layers - 1)} dy="0.34em">
        {name}
      </text>
    </>
  );
}

/** A tile around its middle: left front, right front and top. */
function TileFaces({thickness}: {thickness: number}) {
  const down = `l${-thickness} ${thickness}`;
  return (
    <>
      <path d={`M${-half} ${-half}v${2 * half}${down}v${-2 * half}z`} />
      <path d={`M${-half} ${half}h${2 * half}${down}h${-2 * half}z`} />
      <path d={`M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`} />
    </>
  );
}
