/** What saved views say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  nameTaken: 'Você já tem uma visão com este nome.',
  tooManyViews: 'O limite é de 100 visões salvas. Exclua uma antes.',
  missing: {
    savedView: 'Visão não encontrada',
  },
  fields: {
    scope: 'O escopo',
  } as Record<string, string>,
};
