/** What attachments say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  tooMany: (most: number) => `O limite é de ${most.toLocaleString('pt-BR')} anexos por projeto.`,
  tooMuch: (mebibytes: number) =>
    `Os anexos deste projeto chegaram ao limite de ${mebibytes.toLocaleString('pt-BR')} MB. Exclua algum antes de anexar outro.`,
  tooManyReceipts: (most: number) => `O limite é de ${most.toLocaleString('pt-BR')} comprovantes por transação.`,
  noReceipt: 'O comprovante precisa ser um PDF, PNG ou JPEG.',
  emptyFile: 'O arquivo está vazio.',
  unusableName: 'O nome do arquivo precisa ter algum caractere visível.',
  missingStep: 'Etapa não encontrada',
  missing: { attachment: 'Anexo não encontrado', receipt: 'Comprovante não encontrado' },
  fields: { step_id: 'A etapa' } as Record<string, string>,
};
