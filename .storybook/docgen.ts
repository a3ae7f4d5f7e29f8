import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  type Handler,
  makeFsImporter,
  parse,
  utils,
} from 'react-docgen';
import type { Plugin } from 'vite';

const isComponent = (id: string) => /\/src\/.*\/[A-Z]\w*\.tsx$/.test(id) && !id.includes('/node_modules/');

/** The name that a component has in its file, where it is one that a statement can name. */
const tellName: Handler = (documentation, component) => {
  const declared = component.isFunctionDeclaration()
    ? component
    : component.findParent((one) => one.isVariableDeclarator());
  const id = declared?.get('id');
  if (id && !Array.isArray(id) && id.isIdentifier()) documentation.set('actualName', utils.getNameOrValue(id));
  documentation.set('definedInFile', component.hub.file.opts.filename);
};

const handlers = [...Object.values(builtinHandlers), tellName];
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/**
 * Hands each component its props and their descriptions, as Storybook's own plugin does. That one reads the types of the
 * libraries anew for each component, which is more than half of a build; here they are read once.
 */
export function tellComponents(): Plugin {
  let importer = makeFsImporter();
  return {
    name: 'tell-components',
    enforce: 'pre',
    watchChange() {
      importer = makeFsImporter();
    },
    transform(code, id) {
      if (!isComponent(id)) return undefined;
      try {
        const told = parse(code, { resolver, handlers, importer, filename: id }).map((info) => {
          const { actualName, definedInFile, ...docgenInfo } = info as typeof info & Record<string, unknown>;
          return actualName && definedInFile === id
            ? `;${actualName}.__docgenInfo=${JSON.stringify({ ...docgenInfo, actualName, definedInFile: undefined })}`
            : '';
        });
        // On the last line, so that no line moves.
        return { code: code.trimEnd() + told.join(''), map: null };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION)
          return undefined;
        throw error;
      }
    },
  };
}
