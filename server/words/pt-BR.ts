import { dayOf, type InvitationTold } from './telling.ts';

const fields: Record<string, string> = {
  name: 'O nome',
  description: 'A descrição',
  dead_line: 'O prazo',
  due_date: 'O prazo',
  start_date: 'O início',
  assignee_id: 'A pessoa encarregada',
  position: 'A posição',
  project_id: 'O projeto',
  role: 'O papel',
  message: 'A mensagem',
  scope: 'O escopo',
  query: 'A consulta',
  email: 'O e-mail',
  password: 'A senha',
  unit_id: 'A unidade',
  status: 'O status',
  version: 'A versão',
  limit: 'O limite',
  cursor: 'O cursor',
  search: 'A busca',
  sort_by: 'A ordenação',
  sort_order: 'O sentido da ordenação',
  refreshToken: 'O token de renovação',
  phone: 'O telefone',
  code: 'O código',
  currentPassword: 'A senha atual',
  challengeId: 'A verificação',
  token: 'O token',
  userAccessToken: 'O token',
  next: 'O endereço',
};

const fieldOf = (name: string) => fields[name] ?? (name ? `O campo “${name}”` : 'O conteúdo');
const bent = (name: string, masculine: string) =>
  fieldOf(name).startsWith('A ') ? masculine.replace(/o$/, 'a') : masculine;

const shapes: Record<string, string> = {
  date: 'uma data no formato AAAA-MM-DD',
  'date-time': 'um instante no formato ISO 8601',
  email: 'um endereço de e-mail válido',
  uuid: 'um identificador válido',
  string: 'um texto',
  integer: 'um número inteiro',
  number: 'um número',
  boolean: 'verdadeiro ou falso',
  array: 'uma lista',
  object: 'um objeto',
};
const shapeOf = (kind: string) => shapes[kind] ?? 'um valor válido';

const projectIs: Record<string, string> = {
  planning: 'em planejamento',
  active: 'ativo',
  on_hold: 'em espera',
  completed: 'concluído',
  cancelled: 'cancelado',
};
const projectBecomes: Record<string, string> = {
  planning: 'voltar ao planejamento',
  active: 'ficar ativo',
  on_hold: 'ser posto em espera',
  completed: 'ser concluído',
  cancelled: 'ser cancelado',
};
const stepIs: Record<string, string> = {
  backlog: 'no backlog',
  todo: 'a fazer',
  in_progress: 'em andamento',
  blocked: 'bloqueada',
  done: 'concluída',
  cancelled: 'cancelada',
};
const stepBecomes: Record<string, string> = {
  backlog: 'voltar ao backlog',
  todo: 'voltar a fazer',
  in_progress: 'ser posta em andamento',
  blocked: 'ser bloqueada',
  done: 'ser concluída',
  cancelled: 'ser cancelada',
};

const invitationIs: Record<string, string> = {
  pending: 'pendente',
  accepted: 'aceito',
  rejected: 'recusado',
  expired: 'expirado',
  cancelled: 'cancelado',
};
const invitationActs: Record<string, string> = {
  cancel: 'ser cancelado',
  'send again': 'ser reenviado',
};

const limited: Record<string, string> = {
  projects: 'projetos criados por pessoa',
  steps: 'etapas por projeto',
  subStepsOfStep: 'subetapas por etapa',
  subSteps: 'subetapas por projeto',
  members: 'membros por projeto',
  invitations: 'convites pendentes de cada vez',
};

/** All that the server says, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  unauthorized: {
    InvalidToken: { missing: 'Token inválido', invalid: 'Token inválido' },
    NotAuthorized: { missing: 'Não autorizado', invalid: 'Não autorizado' },
    NotAuthenticated: { missing: 'Usuário não autenticado', invalid: 'Usuário não autenticado' },
    NoTokenAvailable: { missing: 'No token available', invalid: 'Não autorizado' },
  },
  tokenExpired: 'Token expirado',
  invalidCredentials: 'E-mail ou senha incorretos.',
  invalidProof: 'Este acesso não vale mais. Entre de novo.',
  codeRequired: 'Esta conta pede também um código. Entre pelo formulário.',
  wrongCode: 'Código incorreto.',
  codeOver: 'Este código não vale mais. Peça outro.',
  linkOver: 'Este link não vale mais. Peça outro.',
  wrongPassword: 'A senha atual não confere.',
  providerMissing: 'Este provedor não está configurado.',
  sessionEnded: 'Sua sessão terminou. Faça login novamente.',
  tooSoon: (seconds: number) => `Aguarde ${seconds === 1 ? '1 segundo' : `${seconds} segundos`} e tente de novo.`,
  tooManyAttempts: (minutes: number) =>
    `Muitas tentativas. Tente de novo em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  missingPermission: (code: string) => `Sua conta não tem a permissão ${code}.`,
  missingRole: (role: string) => `Seu papel neste projeto não permite isto. É preciso ser ${ptBR.roles[role] ?? role}.`,
  roles: {
    viewer: 'leitor',
    checker: 'conferente',
    contributor: 'colaborador',
    manager: 'gerente',
    owner: 'responsável',
    member: 'membro',
    admin: 'administrador',
  } as Record<string, string>,
  notFound: {
    projects: 'Projeto não encontrado',
    steps: 'Etapa não encontrada',
    'sub-steps': 'Subetapa não encontrada',
    sessions: 'Sessão não encontrada',
    members: 'Membro não encontrado',
    'by-unit': 'Unidade não encontrada',
    'by-project': 'Projeto não encontrado',
    invitation: 'Convite não encontrado',
    'own invitation': 'Convite não encontrado ou sem permissão',
    'saved-views': 'Visão não encontrada',
  } as Record<string, string>,
  notFoundHere: 'Não há nada neste endereço.',
  methodNotAllowed: (method: string) => `Este endereço não aceita ${method}.`,
  stale: 'Outra pessoa alterou isto enquanto você editava.',
  projectCannot: (from: string, to: string) =>
    `Um projeto ${projectIs[from] ?? from} não pode ${projectBecomes[to] ?? to}.`,
  stepCannot: (from: string, to: string) => `Uma etapa ${stepIs[from] ?? from} não pode ${stepBecomes[to] ?? to}.`,
  invitationCannot: (status: string, act: string) =>
    `Um convite ${invitationIs[status] ?? status} não pode ${invitationActs[act] ?? act}.`,
  notAdministrator: {
    unit: 'O usuário não tem privilégios de administrador para esta unidade',
    project: 'O usuário não tem privilégios de administrador para este projeto',
  },
  alreadyInvited: 'Convite já existe ou usuário já tem acesso',
  invitationOver: 'Convite inválido ou expirado',
  wrongAccount: 'Este convite é para outro endereço de e-mail.',
  lastOwner: 'O projeto precisa de ao menos um responsável. Passe esse papel a outra pessoa antes.',
  nameTaken: 'Você já tem uma visão com este nome.',
  tooManyViews: 'O limite é de 100 visões salvas. Exclua uma antes.',
  limitReached: (what: string, most: number) =>
    `O limite é de ${most.toLocaleString('pt-BR')} ${limited[what] ?? what}.`,
  closing: 'O servidor está reiniciando. Tente de novo em instantes.',
  invalid: 'Dados inválidos',
  invalidJson: 'O conteúdo enviado não é um JSON válido.',
  malformedRequest: 'A requisição está malformada.',
  malformedAddress: 'O endereço está malformado.',
  headersTooLarge: 'O endereço ou os cabeçalhos passam do limite.',
  notJson: 'O conteúdo precisa ser enviado como JSON.',
  tooLarge: (kibibytes: number) => `O conteúdo enviado passa do limite de ${kibibytes} KB.`,
  tooBusy: 'Há pedidos demais neste momento. Nada foi alterado; tente de novo em instantes.',
  unavailable: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  unexpected: 'Erro ao realizar a requisição',
  docsNotBuilt: 'A documentação está sendo preparada. Recarregue em um minuto.',
  appNotBuilt: 'O servidor está no ar, mas a interface ainda não foi construída. Rode `npm run build`.',
  mail: {
    code: (code: string, minutes: number) => ({
      subject: 'Seu código da Trama',
      text: `Seu código é ${code}. Vale por ${minutes} minutos.\n\nSe você não pediu um código, ignore esta mensagem e não o passe a ninguém.`,
    }),
    codeInShort: (code: string, minutes: number) => `Trama: seu código é ${code}. Vale por ${minutes} minutos.`,
    accountExists: (name: string, origin: string | null) => ({
      subject: 'Você já tem uma conta na Trama',
      text: `Olá, ${name}.\n\nAlguém pediu uma conta com este endereço, mas você já tem uma. Se foi você, entre com sua senha${origin ? ` em ${origin}/auth/sign-in` : ''} ou peça uma nova em “Esqueci minha senha”. Se não foi, não é preciso fazer nada.`,
    }),
    resetPassword: (name: string, link: string, minutes: number) => ({
      subject: 'Uma nova senha para a Trama',
      text: `Olá, ${name}.\n\nPara escolher uma nova senha, abra este link. Ele vale por ${minutes} minutos e uma só vez:\n\n${link}\n\nSe você não pediu isto, ignore esta mensagem: sua senha continua a mesma.`,
    }),
    passwordChanged: (name: string) => ({
      subject: 'Sua senha da Trama mudou',
      text: `Olá, ${name}.\n\nSua senha foi trocada e todas as suas sessões foram encerradas. Se não foi você, peça uma nova senha agora e avise quem administra a Trama.`,
    }),
    phoneChanged: (name: string) => ({
      subject: 'Seu telefone na Trama mudou',
      text: `Olá, ${name}.\n\nO telefone da sua conta foi confirmado e os códigos de entrada vão para ele. Se não foi você, troque sua senha agora e avise quem administra a Trama.`,
    }),
    invitation: ({ by, kind, target, role, message, link, until }: InvitationTold) => ({
      subject: `${by} convidou você para ${kind === 'unit' ? 'a unidade' : 'o projeto'} ${target}`,
      text: [
        `Olá.\n\n${by} convidou você para ${kind === 'unit' ? 'a unidade' : 'o projeto'} “${target}” na Trama, como ${ptBR.roles[role] ?? role}.`,
        ...(message ? [`Mensagem de ${by}:\n\n${message}`] : []),
        link
          ? `Para aceitar ou recusar, abra este link:\n\n${link}`
          : 'Para aceitar ou recusar, entre na Trama com este endereço de e-mail e abra os convites.',
        `O convite vale até ${dayOf(until, 'pt-BR')}. Se você não esperava por ele, ignore esta mensagem.`,
      ].join('\n\n'),
    }),
  },
  field: {
    required: (name: string) => `${fieldOf(name)} precisa ser ${bent(name, 'preenchido')}.`,
    shape: (name: string, kind: string) => `${fieldOf(name)} precisa ser ${shapeOf(kind)}.`,
    tooShort: (name: string, least: number) => `${fieldOf(name)} precisa ter pelo menos ${least} caracteres.`,
    tooCommon: 'Muita gente usa esta senha. Escolha uma mais difícil de adivinhar.',
    tooLong: (name: string, most: number) => `${fieldOf(name)} pode ter no máximo ${most} caracteres.`,
    tooSmall: (name: string, least: number) => `${fieldOf(name)} precisa ser no mínimo ${least}.`,
    tooLarge: (name: string, most: number) => `${fieldOf(name)} pode ser no máximo ${most}.`,
    tooMany: (name: string, most: number) => `${fieldOf(name)} aceita no máximo ${most} itens.`,
    oneOf: (name: string, values: string) => `${fieldOf(name)} precisa ser um destes: ${values}.`,
    unknown: (name: string) => `O campo “${name}” não é conhecido aqui.`,
    forbiddenCharacter: (name: string) => `${fieldOf(name)} contém um caractere que não é permitido.`,
    nothingToChange: 'Envie ao menos um campo para alterar.',
    notYourUnit: 'A unidade precisa ser uma das suas.',
    startsAfterDue: 'O início não pode ser depois do prazo.',
    notAMember: 'A pessoa encarregada precisa ser membro do projeto.',
    badCursor: 'O cursor não é válido para esta lista. Comece da primeira página.',
    wrong: (name: string) => `${fieldOf(name)} não está no formato esperado.`,
  },
};
