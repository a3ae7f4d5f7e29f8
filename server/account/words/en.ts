import type { ptBR } from './pt-BR.ts';

/** The same in English. */
export const en: typeof ptBR = {
  picture: {
    notAPicture: 'Send a PNG, JPEG or WebP picture.',
    size: 'Each side of the picture must be between 16 and 1,024 pixels.',
    metadata:
      'There is more in this file than the picture, such as where it was taken or an animation. Save it without that data and send it again.',
  },
  missing: {
    avatar: 'This person has no picture.',
  },
  fields: {
    language: 'The language',
    theme: 'The theme',
    density: 'The space between lines',
    time_zone: 'The time zone',
  },
};
