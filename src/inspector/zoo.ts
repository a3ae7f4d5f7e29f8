import { doing } from './zoo/doing';
import { everyday, odd } from './zoo/everyday';
import { nesting } from './zoo/nesting';
import { transitions } from './zoo/transitions';

/** Machines that show every feature of XState, for the tests of what is read and how it is drawn. */
export const zoo = { ...transitions, ...nesting, ...doing, ...everyday, ...odd } as const;
