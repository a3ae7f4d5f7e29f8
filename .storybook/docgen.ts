import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
import { readComponents, readUsualLooks, type ToldProp } from './taken-over';

const isComponent = (id: string) => /\/src\/.*\/[A-Z]\w*\.tsx$/.test(id) && !id.includes('/node_modules/');

/** What is called instead of drawn, by its file: what it takes is told of the object that it is given. */
const called: Record<string, string> = {
  [fileURLToPath(new URL('../src/ui/Toast/notify.ts', import.meta.url))]: 'notify',
};

const designSystem = fileURLToPath(new URL('../src/ui/*/*.tsx', import.meta.url));

const stories = fileURLToPath(new URL('../src/**/*.stories.tsx', import.meta.url));

/** The components that stories are about, or show beside them: only their props are read by somebody. */
function readShown(): Set<string> {
  const shown = globSync(stories).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']*)'/g)].map(([, from = '']) =>
      join(dirname(path), `${from}.tsx`),
    ),
  );
  return new Set(shown.filter(isComponent));
}

const readDesignSystem = () => readComponents(globSync(designSystem).filter(isComponent));

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

type Info = ReturnType<typeof parse>[number];

/** Adds what the component takes over from others, and how it looks when nothing is asked for. */
function complete(props: Info['props'] = {}, known: Record<string, ToldProp>, looks: Record<string, string>) {
  const own = Object.entries(props).map(([name, prop]) => {
    const usual = prop.required ? undefined : looks[name];
    const isUnread = prop.tsType?.name === 'unknown';
    return [
      name,
      {
        ...(usual && { defaultValue: { value: usual, computed: false } }),
        ...prop,
        ...(isUnread && { tsType: known[name]?.tsType }),
      },
    ];
  });
  return { ...props, ...known, ...Object.fromEntries(own) };
}

/**
 * Hands each component its props and their descriptions, as Storybook's own plugin does. That one reads the types of the
 * libraries anew for each component, which is more than half of a build; here they are read once.
 */
export function tellComponents(): Plugin {
  let importer = makeFsImporter();
  let tellKnown: ReturnType<typeof readComponents> | undefined;
  let shown = readShown();
  return {
    name: 'tell-components',
    enforce: 'pre',
    watchChange() {
      importer = makeFsImporter();
      tellKnown = undefined;
      shown = readShown();
    },
    transform(code, id) {
      const name = called[id];
      if (name) {
        tellKnown ??= readDesignSystem();
        const told = { actualName: name, displayName: name, props: tellKnown(id, name) };
        return { code: `${code.trimEnd()};${name}.__docgenInfo=${JSON.stringify(told)}`, map: null };
      }
      if (!shown.has(id)) return undefined;
      try {
        const looks = readUsualLooks(id, code);
        const told = parse(code, { resolver, handlers, importer, filename: id }).map((info) => {
          const { actualName, definedInFile, ...docgenInfo } = info as Info & {
            actualName?: string;
            definedInFile?: string;
          };
          if (!actualName || definedInFile !== id) return '';
          tellKnown ??= readDesignSystem();
          const props = complete(docgenInfo.props, tellKnown(id, actualName), looks);
          return `;${actualName}.__docgenInfo=${JSON.stringify({ ...docgenInfo, props, actualName })}`;
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
