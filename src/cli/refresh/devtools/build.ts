import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import webpack, {type Compilation, type Compiler, type Configuration} from 'webpack';

/** What a process is to do. */
export interface Job {
  folder: string;
  edited: string;
  devtool: string | false;
  mode: 'development' | 'production';
  /** How often the edited file changes after the first build. */
  rebuilds: number;
}

export interface Built {
  /** Processor time of the first build and of each that followed, in milliseconds. */
  build: number;
  rebuilds: number[];
  /** Texts of the emitted files by name. */
  files: Record<string, string>;
  /** Paths of the modules inside of the project. */
  modules: string[];
}

/**
 * Builds a project once and again after each edit. Processor time is measured, because other
 * programs on the machine do not change it much.
 * @throws the first error of a build
 */
export async function build(job: Job): Promise<Built> {
  const output = path.join(job.folder, 'dist');
  rmSync(output, {recursive: true, force: true});
  const compiler = webpack(configurationOf(job, output))!;
  const [first, modules] = await timed(compiler);
  const text = readFileSync(job.edited, 'utf8');
  const rebuilds: number[] = [];
  for (let count = 1; count <= job.rebuilds; count += 1) {
    writeFileSync(job.edited, `${text}\nexport const edit = ${count};\n`);
    rebuilds.push((await timed(compiler))[0]);
  }
  writeFileSync(job.edited, text);
  const files = readdirSync(output).map((name) => [
    name,
    readFileSync(path.join(output, name), 'utf8'),
  ]);
  return {build: first, rebuilds, files: Object.fromEntries(files) as Built['files'], modules};
}

const configurationOf = ({folder, devtool, mode}: Job, output: string): Configuration => ({
  mode,
  devtool,
  context: folder,
  entry: './src/index.ts',
  output: {path: output},
  // Not that of the site: what it keeps would make later builds faster than the first.
  cache: {type: 'memory'},
  performance: false,
  resolve: {extensions: ['.ts', '.js'], symlinks: false, alias: {'@site': folder}},
  module: {
    rules: [
      {test: /\.ts$/, exclude: /node_modules/, loader: 'ts-loader', options: {transpileOnly: true}},
    ],
  },
});

async function timed(compiler: Compiler): Promise<[time: number, modules: string[]]> {
  const before = process.cpuUsage();
  const {modules} = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((failure, stats) => {
      const fault = failure ?? stats!.compilation.errors[0];
      if (fault) reject(fault);
      else resolve(stats!.compilation);
    });
  });
  const {user, system} = process.cpuUsage(before);
  const files = [...modules].flatMap((module) => module.nameForCondition() ?? []);
  return [(user + system) / 1000, files.map((file) => path.relative(compiler.context, file))];
}
