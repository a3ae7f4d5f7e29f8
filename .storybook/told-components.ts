import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A type in the words that Storybook reads: which control a prop gets depends on it. */
export interface ToldType {
  name: string;
  /** As it is written, where it is made of others. */
  raw?: string;
  elements?: ToldType[];
  type?: 'function';
  value?: string;
}

/** A prop of a component, its own or taken over, as the props table reads it. */
export interface ToldProp {
  required: boolean;
  tsType: ToldType;
  description: string;
  defaultValue?: { value: string; computed: boolean };
  /** It is declared by the library, not by another component of ours. */
  isTakenOver: boolean;
}

export interface ToldComponent {
  name: string;
  description: string;
  props: Record<string, ToldProp>;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
};

const isLiteral = (type: ts.Type) => type.isStringLiteral() || type.isNumberLiteral();

const quoted = (type: ts.Type) =>
  type.isStringLiteral() ? `'${type.value}'` : `${(type as ts.NumberLiteralType).value}`;

/** Reads the given files and all that they import, which takes seconds; the components of each are then told at once. */
export function readComponents(files: string[]) {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const isOurs = (node: ts.Node) => !program.isSourceFileFromExternalLibrary(node.getSourceFile());

  /** Where what a name means is declared, also where it is imported. */
  function declarationsOf(name: ts.Node): ts.Declaration[] {
    const symbol = checker.getSymbolAtLocation(name);
    const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return meant?.declarations ?? [];
  }

  /** What a name of ours stands for, where that is a type and not a shape with a name of its own. */
  function readAlias({ typeName }: ts.TypeReferenceNode): ts.TypeNode | undefined {
    const alias = declarationsOf(typeName).find(ts.isTypeAliasDeclaration);
    return alias && !alias.typeParameters && isOurs(alias) ? alias.type : undefined;
  }

  /** A type as the program has it: its choices, where it has nothing else. */
  function tellType(type: ts.Type): ToldType {
    const raw = checker.typeToString(type);
    if (!type.isUnion() || !type.types.every(isLiteral)) return { name: raw };
    return { name: 'union', raw, elements: type.types.map((one) => ({ name: 'literal', value: quoted(one) })) };
  }

  /** A type as it is written. */
  function tellNode(node: ts.TypeNode): ToldType {
    const raw = node.getText();
    if (ts.isParenthesizedTypeNode(node)) return tellNode(node.type);
    if (ts.isLiteralTypeNode(node)) return { name: raw === 'null' ? raw : 'literal', value: raw };
    if (ts.isUnionTypeNode(node)) return { name: 'union', raw, elements: node.types.map(tellNode) };
    if (ts.isArrayTypeNode(node)) return { name: 'Array', raw, elements: [tellNode(node.elementType)] };
    if (ts.isFunctionTypeNode(node)) return { name: 'signature', type: 'function', raw };
    // Of its parts no control could be made.
    if (ts.isTypeLiteralNode(node)) return { name: raw };
    if (!ts.isTypeReferenceNode(node))
      return node.kind < ts.SyntaxKind.FirstTypeNode ? { name: raw } : tellType(checker.getTypeAtLocation(node));
    const alias = readAlias(node);
    if (alias) return tellNode(alias);
    // `React.ReactNode` is read as `ReactNode` is.
    const name = ts.isQualifiedName(node.typeName) ? node.typeName.right.text : node.typeName.text;
    return node.typeArguments ? { name, raw, elements: node.typeArguments.map(tellNode) } : { name };
  }

  function tellProp(prop: ts.Symbol, given: Map<string, string>): ToldProp {
    const declared = prop.declarations?.find(ts.isPropertySignature);
    const isTakenOver = !(prop.declarations ?? []).every(isOurs);
    const type = () => tellType(checker.getNonNullableType(checker.getTypeOfSymbol(prop)));
    const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default');
    const usual = given.get(prop.name) ?? (tag && ts.displayPartsToString(tag.text));
    return {
      required: !(prop.flags & ts.SymbolFlags.Optional),
      tsType: declared?.type && !isTakenOver ? tellNode(declared.type) : type(),
      description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
      ...(usual && { defaultValue: { value: usual, computed: false } }),
      isTakenOver,
    };
  }

  /** A value as it is written, or that which its name was given. */
  function readValue(value: ts.Expression): string {
    const named = ts.isElementAccessExpression(value) ? value.expression : value;
    const meant = ts.isIdentifier(named)
      ? declarationsOf(named).find(ts.isVariableDeclaration)?.initializer
      : undefined;
    return (meant ?? value).getText();
  }

  /** The values that a component takes where it is given none. */
  const readGiven = ({ name }: ts.ParameterDeclaration) =>
    new Map(
      ts.isObjectBindingPattern(name)
        ? name.elements.flatMap(({ propertyName, name, initializer }) =>
            initializer ? [[(propertyName ?? name).getText(), readValue(initializer)] as const] : [],
          )
        : [],
    );

  /** The props of a component, its own and those it takes over that are described: most attributes of HTML are not. */
  function tellProps(parameter: ts.ParameterDeclaration | undefined): Record<string, ToldProp> {
    if (!parameter) return {};
    const given = readGiven(parameter);
    const told = checker
      .getPropertiesOfType(checker.getTypeAtLocation(parameter))
      .map((prop) => [prop.name, tellProp(prop, given)] as const)
      .filter(
        ([name, { description, isTakenOver }]) => !isTakenOver || (description && name !== 'suppressHydrationWarning'),
      );
    return Object.fromEntries(told);
  }

  /** The function of an exported declaration, also within `memo(function Name(…) {…}, …)`. */
  function exportedFunctionsOf(
    statement: ts.Statement,
  ): { name: ts.Identifier; parameter?: ts.ParameterDeclaration }[] {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement))
      return statement.name ? [{ name: statement.name, parameter: statement.parameters[0] }] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer || !ts.isCallExpression(initializer)) return [];
      const inner = initializer.arguments[0];
      const isMemo = initializer.expression.getText() === 'memo';
      return isMemo && inner && ts.isFunctionExpression(inner) ? [{ name, parameter: inner.parameters[0] }] : [];
    });
  }

  /** The exported components and functions of a file. */
  return (file: string): ToldComponent[] =>
    (program.getSourceFile(file)?.statements ?? []).flatMap(exportedFunctionsOf).flatMap(({ name, parameter }) => {
      const symbol = checker.getSymbolAtLocation(name);
      if (!symbol) return [];
      const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      return [{ name: symbol.name, description, props: tellProps(parameter) }];
    });
}

const recipe = /defaultVariants: \{([^}]*)\}/g;
const look = /(\w+): ('[^']*'|\w+)/g;

/** The looks that a component has when none is asked for: its style sheet keeps them. */
export function readUsualLooks(file: string, code: string): Record<string, string> {
  const sheets = [...code.matchAll(/from '(\.[^']*\.css)'/g)].map(([, sheet]) => join(dirname(file), `${sheet}.ts`));
  const recipes = sheets.flatMap((sheet) => [...readFileSync(sheet, 'utf8').matchAll(recipe)]);
  return Object.fromEntries(
    recipes.flatMap(([, looks = '']) => [...looks.matchAll(look)].map(([, name = '', value = '']) => [name, value])),
  );
}
