import type { Preview } from '@storybook/react-vite';
import type { ToldProp } from './told-components';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

const words = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');

/** `'small' | 'medium'` where the table would only say "union". */
function toldType({ type }: ArgType) {
  if (typeof type !== 'object') return undefined;
  if (type.name === 'enum') return words(type.value);
  return type.name === 'union' && 'raw' in type ? type.raw : undefined;
}

/** What a component takes over from the library it is made of, which stands below its own. */
function isTakenOver(component: unknown, name: string) {
  const { __docgenInfo: told } = (component ?? {}) as { __docgenInfo?: { props: Record<string, Partial<ToldProp>> } };
  return told?.props[name]?.isTakenOver;
}

/** Props as they are written, and no control for what a form cannot offer: elements, icons, references. */
export const tellProps: Enhancer = ({ argTypes, initialArgs, component }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = toldType(argType);
      const category = isTakenOver(component, name) && 'Taken over from React Aria';
      const isThing = typeof argType.type === 'object' && ['other', 'object', 'array'].includes(argType.type.name);
      const isOffered = !isThing || typeof initialArgs[name] === 'string';
      return [
        name,
        {
          ...argType,
          table: { ...argType.table, ...(summary && { type: { summary } }), ...(category && { category }) },
          ...(!isOffered && { control: false as const }),
        },
      ];
    }),
  );
