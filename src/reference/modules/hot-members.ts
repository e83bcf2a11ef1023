import ts from 'typescript';
import {type SourcePackage, scriptsIn} from '../source/packages';
import {nodesOf, readScript} from '../source/script';
import {declaredTypes} from './declared-types';
import type {NameFact} from './module-facts';

/**
 * Reads the members of `module.hot` from the runtime that is put into bundles.
 * @throws when the runtime makes no such object any more
 */
export function readHotMembers(source: SourcePackage): NameFact[] {
  const file = scriptsIn(source).find((name) => name.endsWith('/HotModuleReplacement.runtime.js'));
  if (!file) throw new Error('webpack has no HotModuleReplacement.runtime.js any more');
  const script = readScript(source, file);
  const hot = nodesOf(script.tree, ts.isVariableDeclaration).find(
    ({name}) => name.getText() === 'hot',
  );
  if (!hot?.initializer || !ts.isObjectLiteralExpression(hot.initializer)) {
    throw new Error(`${file} makes no object called hot any more`);
  }
  const types = declaredTypes(source);
  return hot.initializer.properties.flatMap((member) => {
    const name = `module.hot.${member.name?.getText() ?? ''}`;
    if (name.startsWith('module.hot._')) return [];
    const type = types.get(name);
    return [{name, source: script.link(member), ...(type && {type})}];
  });
}
