import { resetOnSignOut } from './reset-on-sign-out';

let place = '';
resetOnSignOut(() => {
  place = '';
});

/** Keeps up to where events were told by the time that nothing of a page had been asked. */
export const saveEventCursor = (told: string | null): void => {
  place = told ?? '';
};

/** The place that was kept; empty where none was told. */
export const getEventCursor = (): string => place;
