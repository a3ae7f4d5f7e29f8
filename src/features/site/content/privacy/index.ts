import type { InBoth, PrivacyContent } from '../types';
import en from './en';
import ptBR from './pt-BR';

/** The text of the privacy notice. */
export const privacy: InBoth<PrivacyContent> = { 'pt-BR': ptBR, en };
