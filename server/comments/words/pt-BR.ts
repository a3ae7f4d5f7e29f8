/** What comments say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  notYours: 'Só quem escreveu o comentário pode alterá-lo.',
  noSuchStep: 'Etapa não encontrada',
  limitReached: (most: number) => `O limite é de ${most.toLocaleString('pt-BR')} comentários por projeto.`,
  tooManyMentions: (most: number) => `Um comentário pode mencionar até ${most} pessoas.`,
  missing: {
    comment: 'Comentário não encontrado',
  },
  fields: {
    body: 'O comentário',
    step_id: 'A etapa',
  } as Record<string, string>,
};
