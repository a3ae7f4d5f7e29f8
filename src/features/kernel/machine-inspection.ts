import type { InspectionEvent } from 'xstate';

declare global {
  /** Receives the inspection events of all machines. Set only in development and in stories. */
  var watchMachines: ((event: InspectionEvent) => void) | undefined;
}

/** Returns the inspection options of a machine, empty in production. */
export const inspectionOptions = (): { inspect?: (event: InspectionEvent) => void } =>
  (import.meta.env.DEV || import.meta.env.STORYBOOK) && globalThis.watchMachines
    ? { inspect: globalThis.watchMachines }
    : {};
