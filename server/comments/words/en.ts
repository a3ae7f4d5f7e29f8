import type { ptBR } from './pt-BR.ts';

/** What comments say, in English. */
export const en: typeof ptBR = {
  notYours: 'Only the person who wrote the comment can change it.',
  noSuchStep: 'Step not found',
  limitReached: (most) => `The limit is ${most.toLocaleString('en')} comments in a project.`,
  tooManyMentions: (most) => `A comment can mention up to ${most} people.`,
  missing: {
    comment: 'Comment not found',
  },
  fields: {
    body: 'The comment',
    step_id: 'The step',
  } as Record<string, string>,
};
