import type { ptBR } from './pt-BR.ts';

/** What saved views say, in English. */
export const en: typeof ptBR = {
  nameTaken: 'You already have a view with this name.',
  tooManyViews: 'The limit is 100 saved views. Delete one first.',
  missing: {
    savedView: 'View not found',
  },
  fields: {
    scope: 'The scope',
  } as Record<string, string>,
};
