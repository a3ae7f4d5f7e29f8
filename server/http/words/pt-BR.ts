import { nameOfField } from './fields.ts';

const fieldOf = (name: string) => nameOfField('pt-BR', name) ?? (name ? `O campo “${name}”` : 'O conteúdo');
const agreeing = (name: string, masculine: string) =>
  fieldOf(name).startsWith('A ') ? masculine.replace(/o$/, 'a') : masculine;

const shapes: Record<string, string> = {
  date: 'uma data no formato AAAA-MM-DD',
  'date-time': 'um instante em UTC, como 2026-11-22T01:02:03.004Z',
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

/** The texts that belong to no area, in Brazilian Portuguese. Other languages follow this source. */
export const ptBR = {
  unauthorized: {
    InvalidToken: { missing: 'Token inválido', invalid: 'Token inválido' },
    NotAuthorized: { missing: 'Não autorizado', invalid: 'Não autorizado' },
    NotAuthenticated: { missing: 'Usuário não autenticado', invalid: 'Usuário não autenticado' },
    NoTokenAvailable: { missing: 'No token available', invalid: 'Não autorizado' },
    Grants: {
      missing: 'Não autorizado a conceder/revogar papéis',
      invalid: 'Não autorizado a conceder/revogar papéis',
    },
  },
  forbidden: { Grants: 'Usuário não tem permissão para conceder/revogar papéis' },
  tokenExpired: 'Token expirado',
  readOnly: (name: string) => `Você está vendo a Trama como ${name}. Nada pode ser alterado até você sair dessa visão.`,
  notAMember: 'Sua conta ainda não faz parte deste espaço de trabalho. Aceite um convite ou peça acesso.',
  restricted: { project: 'Projeto restrito', client: 'Cliente restrito', unit: 'Unidade restrita' },
  notForViewers: 'Isto é só da própria pessoa e não aparece para quem vê a Trama no lugar dela.',
  missingPermission: (code: string) => `Sua conta não tem a permissão ${code}.`,
  methodNotAllowed: (method: string) => `Este endereço não aceita ${method}.`,
  invalidJson: 'O conteúdo enviado não é um JSON válido.',
  malformedRequest: 'A requisição está malformada.',
  malformedAddress: 'O endereço está malformado.',
  headersTooLarge: 'O endereço ou os cabeçalhos passam do limite.',
  notJson: 'O conteúdo precisa ser enviado como JSON.',
  notBytes: 'O arquivo precisa ser enviado como application/octet-stream.',
  tooLarge: (kibibytes: number) => `O conteúdo enviado passa do limite de ${kibibytes} KB.`,
  fileTooLarge: (mebibytes: number) => `O arquivo passa do limite de ${mebibytes} MB.`,
  tooBusy: 'Há pedidos demais neste momento. Nada foi alterado; tente de novo em instantes.',
  unexpected: 'Erro ao realizar a requisição',
  docsNotBuilt: 'A documentação está sendo preparada. Recarregue em um minuto.',
  siteOperator: 'quem opera esta instalação',
  appNotBuilt: 'O servidor está no ar, mas a interface ainda não foi compilada. Rode `npm run build`.',
  field: {
    required: (name: string) => `${fieldOf(name)} precisa ser ${agreeing(name, 'preenchido')}.`,
    shape: (name: string, kind: string) => `${fieldOf(name)} precisa ser ${shapeOf(kind)}.`,
    tooShort: (name: string, least: number) => `${fieldOf(name)} precisa ter pelo menos ${least} caracteres.`,
    tooLong: (name: string, most: number) => `${fieldOf(name)} pode ter no máximo ${most} caracteres.`,
    tooSmall: (name: string, least: number) => `${fieldOf(name)} precisa ser no mínimo ${least}.`,
    tooLarge: (name: string, most: number) => `${fieldOf(name)} pode ser no máximo ${most}.`,
    tooMany: (name: string, most: number) => `${fieldOf(name)} aceita no máximo ${most} itens.`,
    oneOf: (name: string, values: string) => `${fieldOf(name)} precisa ser um destes: ${values}.`,
    unknown: (name: string) => `O campo “${name}” não é conhecido aqui.`,
    forbiddenCharacter: (name: string) => `${fieldOf(name)} contém um caractere que não é permitido.`,
    nothingToChange: 'Envie ao menos um campo para alterar.',
    badCursor: 'O cursor não é válido para esta lista. Comece da primeira página.',
    wrong: (name: string) => `${fieldOf(name)} não está no formato esperado.`,
  },
};
