import type { Language } from '../kernel/preferences';
import type { ServiceId } from './content/types';

/** Every page of the public site by its address in Portuguese; the English one is the same below `/en`. */
export const sitePages = {
  landing: '/',
  about: '/about',
  privacy: '/privacy-policy',
  contactSent: '/contact/sent',
  contactFailed: '/contact/failed',
} as const;

/** The address of a service's page in Portuguese. */
export const servicePage = (id: ServiceId): string => `/services/${id}`;

/** The address of a page in a language. */
export const inLanguage = (language: Language, page: string): string =>
  language === 'en' ? `/en${page === '/' ? '' : page}` : page;

/** Where the contact form is sent without JavaScript. The API takes the same as JSON. */
export const contactAction = '/contact';
