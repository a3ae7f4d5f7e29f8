import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A prop of a component, its own or taken over, as the props table reads it. */
export interface ToldProp {
  required: boolean;
  tsType: { name: string };
  description: string;
  defaultValue?: { value: string; computed: boolean };
  /** It is declared by the library, not by another component of ours. */
  isTakenOver: boolean;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
};

/** Reads the given files and all that they import, which takes seconds; each component is then told at once. */
export function readComponents(files: string[]) {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  function tellProp(prop: ts.Symbol): ToldProp {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    const usual = prop.getJsDocTags(checker).find(({ name }) => name === 'default');
    return {
      required: !(prop.flags & ts.SymbolFlags.Optional),
      tsType: { name: checker.typeToString(type) },
      description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
      ...(usual && { defaultValue: { value: ts.displayPartsToString(usual.text), computed: false } }),
      isTakenOver: (prop.declarations ?? []).some((one) =>
        program.isSourceFileFromExternalLibrary(one.getSourceFile()),
      ),
    };
  }

  /** The props of a component that are described, its own and those it takes over: most attributes of HTML are not. */
  return (file: string, component: string): Record<string, ToldProp> => {
    const declared = program
      .getSourceFile(file)
      ?.statements.filter(ts.isFunctionDeclaration)
      .find(({ name }) => name?.text === component);
    const given = declared?.parameters[0];
    if (!given) return {};
    const told = checker
      .getPropertiesOfType(checker.getTypeAtLocation(given))
      .filter((prop) => prop.getDocumentationComment(checker).length && prop.name !== 'suppressHydrationWarning')
      .map((prop) => [prop.name, tellProp(prop)] as const);
    return Object.fromEntries(told);
  };
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
