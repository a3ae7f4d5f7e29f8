import type { Schema } from '#openapi/operations';
import { roleNames } from '../../http/words/roles.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`];

/** What units say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  missingRole: (role: string) =>
    `Seu papel nesta unidade não permite isto. É preciso ser ${roleNames['pt-BR'][role] ?? role}.`,
  codeTaken: 'Já existe uma unidade com este código.',
  belowItself: 'Uma unidade não pode ficar abaixo de si mesma.',
  notOneOfIts: 'O responsável precisa ser uma das pessoas da unidade.',
  unknownParent: 'A unidade superior não foi encontrada.',
  unknownPeople: 'Uma das pessoas não foi encontrada.',
  otherUnit: 'A unidade precisa ser a mesma do endereço.',
  afterFirstInteraction: (uses: Schema<'UnitUses'>) =>
    `A unidade ainda tem ${new Intl.ListFormat('pt-BR').format([
      ...counted(uses.people, 'pessoa', 'pessoas'),
      ...counted(uses.projects, 'projeto', 'projetos'),
      ...counted(uses.units, 'unidade abaixo', 'unidades abaixo'),
      ...counted(uses.invitations, 'convite pendente', 'convites pendentes'),
      ...counted(uses.meetings, 'reunião', 'reuniões'),
      ...counted(uses.accounts, 'conta', 'contas'),
      ...counted(uses.transactions, 'transação', 'transações'),
      ...counted(uses.wabas, 'conta do WhatsApp', 'contas do WhatsApp'),
    ])}. Resolva isso antes de excluir.`,
  missing: { unit: 'Unidade não encontrada' },
  fields: {
    unit_id: 'A unidade',
    user_ids: 'A lista de pessoas',
    'holidays.date': 'O dia do feriado',
    'holidays.name': 'O nome do feriado',
  } as Record<string, string>,
};
