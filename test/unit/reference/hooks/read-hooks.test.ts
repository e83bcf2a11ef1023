import {hooksIn} from '../../../../src/reference/hooks/read-hooks';
import {scriptOf} from '../script-of';

it('reads names, kinds, arguments and types', () => {
  const script = scriptOf(`
    class Oven {
      constructor() {
        this.hooks = Object.freeze({
          /**
           * Called when it is hot.
           * @since 5.1.0
           * @type {SyncBailHook<[Bread, import("../heat/Heat")], boolean | void>}
           */
          hot: new SyncBailHook(["bread", "heat"]),
          /** @type {HookMap<AsyncSeriesWaterfallHook<[Dough]>>} */
          form: new HookMap(() => new AsyncSeriesWaterfallHook(["dough"])),
          /** @deprecated use hot */
          warm: new SyncHook([])
        });
      }
    }`);
  expect(hooksIn(script)).toEqual([
    {
      name: 'hot',
      source: 'lib/Sample.js:10',
      description: 'Called when it is hot.',
      since: '5.1.0',
      of: 'Oven',
      through: 'hooks',
      kind: 'SyncBailHook',
      arguments: [
        {name: 'bread', type: 'Bread'},
        {name: 'heat', type: 'Heat'},
      ],
      returns: 'boolean | void',
    },
    {
      name: 'form',
      source: 'lib/Sample.js:12',
      of: 'Oven',
      through: 'hooks',
      kind: 'AsyncSeriesWaterfallHook',
      keyed: true,
      arguments: [{name: 'dough', type: 'Dough'}],
      returns: 'Dough',
    },
    {
      name: 'warm',
      source: 'lib/Sample.js:14',
      deprecated: 'use hot',
      of: 'Oven',
      through: 'hooks',
      kind: 'SyncHook',
      arguments: [],
    },
  ]);
});

it('reads types that a typedef declares for all hooks', () => {
  const script = scriptOf(`
    /**
     * @typedef {object} OvenHooks
     * @property {SyncHook<[Bread]>} done
     */
    class Oven {
      static getCompilationHooks() {
        return { done: new SyncHook(["bread"]) };
      }
    }`);
  expect(hooksIn(script).map(({through, arguments: parameters}) => [through, parameters])).toEqual([
    ['getCompilationHooks', [{name: 'bread', type: 'Bread'}]],
  ]);
});
