type Props = Record<string, unknown>;

const isObject = (value: unknown): value is Props => typeof value === 'object' && value !== null;

const isShallowEqual = (one: Props, other: Props) => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
};

const hasEqualItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length &&
  one.every((item, index) => {
    const counterpart = other[index];
    return isObject(item) && isObject(counterpart) ? isShallowEqual(item, counterpart) : Object.is(item, counterpart);
  });

/**
 * Compares props for `memo` shallowly, and lists by their items: forms build options while they render, and building the
 * collection of a list again at each key of another field costs several milliseconds.
 */
export const hasEqualProps = (one: object, other: object): boolean => {
  const [before, after] = [one as Props, other as Props];
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => {
      const [was, is] = [before[name], after[name]];
      return Array.isArray(was) && Array.isArray(is) ? hasEqualItems(was, is) : Object.is(was, is);
    })
  );
};
