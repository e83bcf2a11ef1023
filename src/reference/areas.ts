import type {CommandFact, FlagFact} from './command-line';
import type {Fact} from './source/doc-comment';
import type {HookFact} from './hooks/hook-fact';
import type {LoaderContextFact} from './loader-context';
import type {MessageFact} from './messages';
import type {MagicCommentFact, NameFact} from './modules/names';
import type {OptionFact} from './options/option-fact';
import type {PluginFact} from './plugins';
import type {SchemaOptionFact} from './schema-options';
import type {PresetFact, StatsFieldFact} from './stats';
import type {StageFact} from './values';

/** Everything that webpack itself tells, by area. An area that a version has not is empty. */
export interface Areas {
  /** Commands of webpack-cli: `webpack serve`. */
  commands: CommandFact[];
  /** Flags of the command line: `--mode`. */
  flags: FlagFact[];
  /** Options of the configuration. */
  options: OptionFact[];
  /** Options of webpack-dev-server, below `devServer`. */
  devServerOptions: SchemaOptionFact[];
  /** Hooks of every class. */
  hooks: HookFact[];
  /** Plugins that webpack exports. */
  plugins: PluginFact[];
  /** Variables in modules: `__webpack_hash__`. */
  variables: NameFact[];
  importMeta: NameFact[];
  moduleHot: NameFact[];
  /** Members of `require`, `module` and the like. */
  moduleApi: NameFact[];
  magicComments: MagicCommentFact[];
  /** Members of `this` in a loader. */
  loaderContext: LoaderContextFact[];
  statsPresets: PresetFact[];
  /** Fields of the JSON of stats. */
  statsFields: StatsFieldFact[];
  /** Stages of `processAssets`. */
  stages: StageFact[];
  /** Texts that `devtool` may be. */
  devtools: Fact[];
  /** Errors and warnings. */
  messages: MessageFact[];
}

/** What is published as `reference.json`. */
export interface Reference {
  /** The release of webpack that tells it. */
  version: string;
  areas: Areas;
}
