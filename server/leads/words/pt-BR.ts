const statusIs: Record<string, string> = {
  new: 'novo',
  contacted: 'em contato',
  qualified: 'qualificado',
  won: 'ganho',
  lost: 'perdido',
  spam: 'marcado como spam',
};
const statusBecomes: Record<string, string> = {
  new: 'voltar a ser novo',
  contacted: 'passar para em contato',
  qualified: 'ser qualificado',
  won: 'ser ganho',
  lost: 'ser dado como perdido',
  spam: 'ser marcado como spam',
};

/** What leads say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  cannot: (from: string, to: string) => `Um contato ${statusIs[from] ?? from} não pode ${statusBecomes[to] ?? to}.`,
  isAnonymised: 'Os dados deste contato foram apagados pelo prazo da política de privacidade.',
  notAnAssignee: 'A pessoa responsável precisa poder ver os contatos do site.',
  limitReached: (most: number) => `O limite é de ${most.toLocaleString('pt-BR')} anotações por contato.`,
  mail: {
    // It goes to an address that anybody may have typed, so nothing in it is of the visitor's own words.
    received: {
      subject: 'Recebemos sua mensagem',
      text: 'Olá.\n\nSua mensagem chegou à Trama. Uma pessoa da equipe técnica vai ler e responder a este endereço.\n\nSe não foi você que escreveu, ignore este e-mail: não é preciso fazer nada.',
    },
  },
  missing: { lead: 'Contato não encontrado' },
  fields: {
    company: 'A empresa',
    service: 'O serviço',
    language: 'O idioma',
    page: 'A página',
    notice_version: 'A versão da política de privacidade',
    marketing: 'A escolha sobre novidades',
    shown_at: 'O instante em que o formulário apareceu',
    client_name: 'O nome do cliente',
    project: 'O projeto',
    'project.name': 'O nome do projeto',
    'project.template_id': 'O modelo',
    'addLeadNote.text': 'A anotação',
  } as Record<string, string>,
};
