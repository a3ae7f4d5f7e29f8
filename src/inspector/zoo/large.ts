import { createMachine } from 'xstate';

/** Many regions side by side, none of which leads to another. */
export const regions = (count: number) => {
  const region = { initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { back: 'a' } } } };
  const states = Object.fromEntries(Array.from({ length: count }, (_, index) => [`region ${index}`, region]));
  return createMachine({ id: 'many', type: 'parallel', states });
};

/** A chain of so many states, each of which leads to the next, and now and then one back by itself. */
export const chain = (length: number, backs = 0) =>
  createMachine({
    id: 'chain',
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `s${at}`,
        {
          on: {
            ...(at + 1 < length && { next: `s${at + 1}` }),
            ...(backs > 0 && at % backs === backs - 1 && { again: `s${at - 1}` }),
          },
        },
      ]),
    ),
  });
