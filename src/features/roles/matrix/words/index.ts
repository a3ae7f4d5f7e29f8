import en from './en';
import pt from './pt-BR';

/** The words of the matrix of roles and permissions. */
export const matrixWords = { 'pt-BR': pt.page, en: en.page };
/** The words of what a change in the tray gives or takes. */
export const changeWords = { 'pt-BR': pt.tray, en: en.tray };
/** The words of what stands over the matrix. */
export const dialogWords = { 'pt-BR': pt.dialog, en: en.dialog };
