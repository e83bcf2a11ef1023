import {withLeftOutNames} from '../../../../../src/plugins/mirrored-packages/checks/left-out-names';
import {readReadme} from '../../../../../src/plugins/mirrored-packages/checks/read-readme';
import {pinOf} from '../../../../support/readme';

const shown = '```js\nconst { Some: Other } = require("some-plugin");\n```\n';
const page = readReadme(pinOf(), shown);
const known = new Map([['copy-webpack-plugin', {version: '14.0.0'}]]);
const complete = (source: string) => withLeftOutNames(source, page, known);

describe('a configuration that leaves names out', () => {
  it('gets them from the README, Node.js and packages, in as many lines', () => {
    const {source, names, unknown} = complete(
      'module.exports = {\n  a: [Other, path, fileURLToPath, CopyWebpackPlugin] };',
    );
    expect(names).toEqual(['Other', 'path', 'fileURLToPath', 'CopyWebpackPlugin']);
    expect(unknown).toBe(false);
    expect(source.split('\n')[0]).toBe(
      'var { Some: Other } = require("some-plugin"); var path = require("path"); var {fileURLToPath} = require("node:url"); var CopyWebpackPlugin = require("copy-webpack-plugin"); module.exports = {',
    );
  });

  it('imports them where it is an ES module', () => {
    expect(complete('export default {a: Other};').source).toBe(
      'import { Some as Other } from "some-plugin"; export default {a: Other};',
    );
  });

  it('says when nobody knows what one stands for, and leaves others alone', () => {
    expect(complete('module.exports = {mode: devMode};')).toMatchObject({unknown: true});
    const whole = 'module.exports = {mode: process.env.NODE_ENV};';
    expect(complete(whole)).toEqual({source: whole, names: [], unknown: false});
  });
});
