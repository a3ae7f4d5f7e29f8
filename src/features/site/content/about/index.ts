import type { AboutContent, InBoth } from '../types';
import en from './en';
import ptBR from './pt-BR';

/** The text of the page about the company. */
export const about: InBoth<AboutContent> = { 'pt-BR': ptBR, en };
