import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readComponents, readUsualLooks, type ToldComponent } from './told-components';

const isComponent = (id: string) => /\/src\/.*\/[A-Z]\w*\.tsx$/.test(id) && !id.includes('/node_modules/');

/** What is called instead of drawn, by its file: what it takes is told of the object that it is given. */
const called: Record<string, string> = {
  [fileURLToPath(new URL('../src/ui/Toast/notify.ts', import.meta.url))]: 'notify',
};

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

/** A component's props with how it looks when nothing is asked for. */
const withLooks = ({ props }: ToldComponent, looks: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(props).map(([name, prop]) => {
      const look = prop.required ? undefined : looks[name];
      return [name, { ...(look && { defaultValue: { value: look, computed: false } }), ...prop }];
    }),
  );

/**
 * Hands each component its props and their descriptions, as Storybook's own plugin does. That one reads the types of the
 * libraries anew for each component, which takes longer than all else of a build; here they are read once.
 */
export function tellComponents(): Plugin {
  let shown = readShown();
  let tell: ReturnType<typeof readComponents> | undefined;
  return {
    name: 'tell-components',
    enforce: 'pre',
    watchChange() {
      tell = undefined;
      shown = readShown();
    },
    transform(code, id) {
      if (!shown.has(id) && !called[id]) return undefined;
      tell ??= readComponents([...shown, ...Object.keys(called)]);
      const looks = readUsualLooks(id, code);
      const told = tell(id)
        .filter(({ name }) => (called[id] ? name === called[id] : /^[A-Z]/.test(name)))
        .map((component) => {
          const { name, description } = component;
          const info = { actualName: name, displayName: name, description, props: withLooks(component, looks) };
          return `;${name}.__docgenInfo=${JSON.stringify(info)}`;
        });
      // On the last line, so that no line moves.
      return { code: code.trimEnd() + told.join(''), map: null };
    },
  };
}
