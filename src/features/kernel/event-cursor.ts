import { resetOnSignOut } from './reset-on-sign-out';

let place = '';
resetOnSignOut(() => {
  place = '';
});

/** Saves the event cursor as of before the page's first request. */
export const saveEventCursor = (told: string | null): void => {
  place = told ?? '';
};

/** Returns the saved cursor, or an empty string. */
export const getEventCursor = (): string => place;
