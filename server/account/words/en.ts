import type { ptBR } from './pt-BR.ts';

/** The same in English. */
export const en: typeof ptBR = {
  picture: {
    notAPicture: 'Send a PNG, JPEG, or WebP picture.',
    size: 'Each side of the picture must be between 16 and 1,024 pixels.',
    metadata:
      'There is more in this file than the picture, such as where it was taken or an animation. Save it without that data and send it again.',
  },
  tooManyRequests: (most) => `You already have ${most} open requests. Wait for an answer to one of them.`,
  requestClosed: 'This request has already been answered.',
  mail: {
    requestAnswered: (name, answer) => ({
      subject: 'Your request about your data has been answered',
      text: `Hello ${name},\n\nYour request about your data in Trama has been answered:\n\n${answer}\n\nThe request and its answer stay in “My Account”.`,
    }),
  },
  missing: {
    privacyRequest: 'Request not found',
    avatar: 'This person has no picture.',
  },
  fields: {
    language: 'The language',
    kind: 'The kind',
    note: 'The text',
    answer: 'The answer',
    document: 'The document',
    is_given: 'The agreement',
    theme: 'The theme',
    density: 'The row density',
    time_zone: 'The time zone',
  },
};
