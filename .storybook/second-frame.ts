type Globals = Record<string, unknown>;

interface Shown {
  storyId: string;
  viewMode: string;
  globals: Globals;
  initialGlobals: Globals;
  /** The values of the controls, as the manager's address encodes them. */
  args?: string;
}

/** Whether the toolbar asks for both themes beside each other. */
export const isBoth = ({ theme }: Globals) => theme === 'both';

/** Returns the address at which the second frame shows the same story in the light theme. */
export function secondFrameAddress({ storyId, viewMode, globals, initialGlobals, args }: Shown): string {
  const chosen = Object.entries({ ...globals, theme: 'light' })
    .filter(([name, value]) => typeof value === 'string' && name in initialGlobals && value !== initialGlobals[name])
    .map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ id: storyId, viewMode, globals: chosen.join(';') });
  // The preview reads arguments in Storybook's own encoding, which must not be encoded again.
  return `iframe.html?${query}${args ? `&args=${args}` : ''}`;
}
