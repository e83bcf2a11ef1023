import ts from 'typescript';
import type {SourcePackage} from '../source/packages';
import {nodesOf, readScript} from '../source/script';
import {isCreation, readCreation} from './creation';
import type {HookFact} from './hook-fact';
import {typedefOfHook} from './type-of-hook';

/** Reads the hooks that enhanced-resolve makes for its steps: `resolver.ensureHook("file")`. */
export function resolverHooks(source: SourcePackage): HookFact[] {
  const resolver = readScript(source, 'lib/Resolver.js');
  const factory = readScript(source, 'lib/ResolverFactory.js');
  const [step] = nodesOf(resolver.tree, ts.isMethodDeclaration)
    .filter(({name}) => name.getText() === 'ensureHook')
    .flatMap((method) => nodesOf(method, isCreation));
  if (!step) throw new Error('enhanced-resolve makes no hook in Resolver#ensureHook any more');
  const {kind, names = []} = readCreation(step);
  // Every step has the type of the first one.
  const type = typedefOfHook(resolver.tree, 'resolve');
  return nodesOf(factory.tree, ts.isCallExpression)
    .filter(({expression}) => /\.ensureHook$/.test(expression.getText()))
    .flatMap((call) =>
      call.arguments.filter(ts.isStringLiteral).map(({text}) => ({
        name: text,
        source: factory.link(call),
        of: 'Resolver',
        through: 'hooks',
        ...(kind && {kind}),
        arguments: names.map((name, index) => ({name, type: type?.arguments[index]})),
        ...(type?.returns && {returns: type.returns}),
      })),
    );
}
