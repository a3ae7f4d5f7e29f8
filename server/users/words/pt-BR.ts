/** What is said of people, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  ownAccount: 'Peça a outra pessoa que administra para fazer isso com a sua conta.',
  moreAccess: 'Esta pessoa pode mais do que você. Peça a quem tem os mesmos acessos para alterar a conta.',
  ownEmail: 'Troque o seu próprio e-mail em Configurações › Segurança, com a sua senha.',
  hiddenTaxId: 'Sua conta não tem a permissão view:personal_data.',
  emailTaken: 'Já existe uma conta com este e-mail.',
  unknownRole: 'Um dos papéis não foi encontrado.',
  unknownUnit: 'Uma das unidades não foi encontrada.',
  isManager: (unit: string) => `É a pessoa responsável por ${unit}. Escolha outra antes de tirar esta.`,
  ownsAlone: (count: number) =>
    count === 1
      ? 'É a única responsável por um projeto. Passe esse papel a outra pessoa antes de excluir.'
      : `É a única responsável por ${count.toLocaleString('pt-BR')} projetos. Passe esse papel a outra pessoa antes de excluir.`,
  missing: {
    user: 'Usuário não encontrado',
    session: 'Sessão não encontrada',
    membership: 'Esta pessoa não é da unidade.',
  },
  mail: {
    account: (name: string, by: string, origin: string | null) => ({
      subject: 'Sua conta na Trama',
      text: `Olá, ${name}.\n\n${by} criou uma conta para você na Trama. Para escolher sua senha, informe este e-mail em ${origin ?? ''}/auth/forgot-password e siga o link que chegar.`,
    }),
  },
  fields: {
    user_id: 'A pessoa',
    job_title: 'O cargo',
    tax_id: 'O documento',
    unit_ids: 'A lista de unidades',
    role_ids: 'A lista de papéis',
    seen: 'O último acesso',
  } as Record<string, string>,
};
