import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {typeOfMember, typeText} from '../source/doc-comment';
import type {SourcePackage} from '../source/packages';
import {nodesOf, readScript} from '../source/script';

const declarations = 'module.d.ts';
/** What the interfaces of the declarations are the members of. */
const ownersOfMembers: Record<string, string> = {
  ImportMeta: 'import.meta',
  Hot: 'module.hot',
  Module: 'module',
  Require: 'require',
};

/**
 * Reads the types of names that webpack declares for modules.
 * @returns nothing for version 4, which declares none
 */
export function declaredTypes(source: SourcePackage): Map<string, string> {
  if (!existsSync(path.join(source.folder, declarations))) return new Map();
  const {tree} = readScript(source, declarations);
  const variables = nodesOf(tree, ts.isVariableDeclaration).map(
    ({name, type}) => [name.getText(), type && typeText(type)] as const,
  );
  const members = nodesOf(tree, ts.isInterfaceDeclaration).flatMap(({name, members: all}) =>
    all.map((member) => [memberName(name.text, member), typeOfMember(member)] as const),
  );
  return new Map(
    [...variables, ...members].flatMap(([name, type]) => (type ? [[name, type] as const] : [])),
  );
}

const memberName = (of: string, {name}: ts.TypeElement) =>
  `${ownersOfMembers[of] ?? of}.${name?.getText() ?? ''}`;
