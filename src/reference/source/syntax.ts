import type ts from 'typescript';
import type {Script} from './packages';
import {typescript} from './typescript';

/** What a JSDoc comment says about the declaration below it. */
export interface DocComment {
  description?: string;
  since?: string;
  /** What to use instead, or nothing but that it is deprecated. */
  deprecated?: string | true;
}

/** Reads the comment of a declaration. */
export function docCommentOf(node: ts.Node): DocComment {
  const comments = typescript.getJSDocCommentsAndTags(node).filter(typescript.isJSDoc);
  const tagged = (name: string) =>
    typescript.getJSDocTags(node).find(({tagName}) => tagName.text === name);
  const deprecated = tagged('deprecated');
  return {
    description: comments.map(({comment}) => plain(comment)).find(Boolean),
    since: plain(tagged('since')?.comment) || undefined,
    deprecated: deprecated && (plain(deprecated.comment) || true),
  };
}

const plain = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined) =>
  (typescript.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim();

/** Gives a type as readers write it: one line, names of other modules without their path. */
export const typeText = (type: ts.Node): string =>
  type
    .getText()
    .replaceAll(/^\s*\*(?!\/)/gm, ' ')
    .replaceAll(
      /import\("[^"]*?([\w-]+)(?:\.js)?"\)(?:\.(\w+))?/g,
      (_, module, name) => name ?? module,
    )
    .replaceAll(/EXPECTED_(ANY|OBJECT|FUNCTION)/g, (_, kind: string) => kind.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[(<]) | (?=[)>](?!=))/g, '')
    .trim();

/** Gives the type of a member of an interface or a class; a method is as good as a function. */
export function typeOfMember(member: ts.TypeElement | ts.ClassElement): string | undefined {
  if (typescript.isMethodSignature(member) || typescript.isMethodDeclaration(member)) {
    const parameters = member.parameters.map((parameter) => typeText(parameter)).join(', ');
    return `(${parameters}) => ${member.type ? typeText(member.type) : 'void'}`;
  }
  const type =
    typescript.isPropertySignature(member) || typescript.isPropertyDeclaration(member)
      ? member.type
      : undefined;
  return type && typeText(type);
}

/** Something that webpack itself tells. */
export interface Fact extends DocComment {
  /** What readers write. */
  name: string;
  /** Where webpack says so, on GitHub. */
  source: string;
}

/** Gives every node below a node that a guard accepts, in the order of the text. */
export function nodesOf<Kind extends ts.Node>(
  root: ts.Node,
  guard: (node: ts.Node) => node is Kind,
): Kind[] {
  const matches: Kind[] = [];
  const visit = (node: ts.Node) => {
    if (guard(node)) matches.push(node);
    typescript.forEachChild(node, visit);
  };
  visit(root);
  return matches;
}

/** Gives what declarations say of the members of the interfaces whose names a pattern matches. */
export const membersIn = ({tree, link}: Script, owners: RegExp) =>
  nodesOf(tree, typescript.isInterfaceDeclaration)
    .filter(({name}) => owners.test(name.text))
    .flatMap(({name: owner, members}) =>
      members.map((member) => ({
        owner: owner.text,
        name: member.name?.getText() ?? '',
        fact: {source: link(member), ...docCommentOf(member)},
        type: typeOfMember(member),
      })),
    );

/** Gives the nearest node above a node that a guard accepts. */
export function above<Kind extends ts.Node>(node: ts.Node, guard: (node: ts.Node) => node is Kind) {
  return typescript.findAncestor(node.parent, guard);
}

/** Gives an expression without the parentheses that casts of JSDoc need. */
export const bare = (expression: ts.Expression): ts.Expression =>
  typescript.isParenthesizedExpression(expression) ? bare(expression.expression) : expression;

/** Gives the variable of the same file that a name refers to. */
export const declarationOf = (name: ts.Identifier): ts.VariableDeclaration | undefined =>
  nodesOf(name.getSourceFile(), typescript.isVariableDeclaration).find(
    (declaration) => declaration.name.getText() === name.text,
  );
