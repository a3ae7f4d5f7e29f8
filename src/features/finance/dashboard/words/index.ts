import en from './en';
import pt from './pt-BR';

/** The words of the dashboard. */
export const dashboardWords = { 'pt-BR': pt, en };
