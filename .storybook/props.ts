import type { Preview } from '@storybook/react-vite';

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

/** Props as they are written, and no control for what a form cannot offer: elements, icons, references. */
export const tellProps: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = toldType(argType);
      const isThing = typeof argType.type === 'object' && ['other', 'object', 'array'].includes(argType.type.name);
      const isOffered = !isThing || typeof initialArgs[name] === 'string';
      return [
        name,
        {
          ...argType,
          ...(summary && { table: { ...argType.table, type: { summary } } }),
          ...(!isOffered && { control: false as const }),
        },
      ];
    }),
  );
