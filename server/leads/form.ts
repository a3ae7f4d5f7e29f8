import type { Form } from '../http/form.ts';

/** The contact form of the public site as a browser sends it by itself. */
export const contactForm: Form = {
  path: '/contact',
  operation: 'createContact',
  bodyOf: ({ marketing, ...fields }) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    marketing: marketing === 'true',
  }),
  resultPath: ({ language }, isDone) => `${language === 'en' ? '/en' : ''}/contact/${isDone ? 'sent' : 'failed'}`,
};
