import { expect, test } from 'vitest';
import { toProblem } from './problem';

test.each(['Failed to fetch', 'fetch failed', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  '“%s” is no connection',
  (message) => expect(toProblem(new TypeError(message)).code).toBe('OFFLINE'),
);

test.each(["Cannot read properties of undefined (reading 'trim')", 'value.trim is not a function', ''])(
  '“%s” is a fault of ours',
  (message) => expect(toProblem(new TypeError(message)).code).toBe('INTERNAL'),
);
