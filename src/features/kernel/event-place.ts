import { remember } from './forget';

let place = '';
remember(() => {
  place = '';
});

/** Keeps up to where events were told by the time that nothing of a page had been asked. */
export const keepEventPlace = (told: string | null): void => {
  place = told ?? '';
};

/** The place that was kept; empty where none was told. */
export const eventPlace = (): string => place;
