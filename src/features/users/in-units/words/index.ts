import en from './en';
import pt from './pt-BR';

/** The words of the grid of people and units. */
export const userUnitWords = { 'pt-BR': pt.page, en: en.page };
/** The words of who comes and who goes, until it is sent. */
export const membershipTrayWords = { 'pt-BR': pt.tray, en: en.tray };
