import type { InspectionEvent } from 'xstate';

declare global {
  /** Hears what the machines of this page do. Set only in development and in stories. */
  var watchMachines: ((event: InspectionEvent) => void) | undefined;
}

/** Options for a machine that may be watched in development and in stories; in production, none. */
export const inspectionOptions = (): { inspect?: (event: InspectionEvent) => void } =>
  (import.meta.env.DEV || import.meta.env.STORYBOOK) && globalThis.watchMachines
    ? { inspect: globalThis.watchMachines }
    : {};
