import { roleNames } from '../../http/words/roles.ts';
import type { InUse } from '../queries.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`];

/** What units say, in Brazilian Portuguese: the source that other languages follow. */
export const ptBR = {
  missingRole: (role: string) =>
    `Seu papel nesta unidade não permite isto. É preciso ser ${roleNames['pt-BR'][role] ?? role}.`,
  codeTaken: 'Já existe uma unidade com este código.',
  belowItself: 'Uma unidade não pode ficar abaixo dela mesma.',
  notOneOfIts: 'O responsável precisa ser uma das pessoas da unidade.',
  unknownParent: 'A unidade acima não foi encontrada.',
  unknownPeople: 'Uma das pessoas não foi encontrada.',
  otherUnit: 'A unidade precisa ser a mesma do endereço.',
  inUse: ({ people, projects, below, invitations }: InUse) =>
    `A unidade ainda tem ${new Intl.ListFormat('pt-BR').format([
      ...counted(people, 'pessoa', 'pessoas'),
      ...counted(projects, 'projeto', 'projetos'),
      ...counted(below, 'unidade abaixo', 'unidades abaixo'),
      ...counted(invitations, 'convite pendente', 'convites pendentes'),
    ])}. Resolva isso antes de excluir.`,
  missing: { unit: 'Unidade não encontrada' },
  fields: {
    unit_id: 'A unidade',
    tax_id: 'O CNPJ',
    time_zone: 'O fuso horário',
    manager_id: 'O responsável',
    parent_id: 'A unidade acima',
    user_ids: 'A lista de pessoas',
    holidays: 'A lista de feriados',
    'holidays.date': 'O dia do feriado',
    'holidays.name': 'O nome do feriado',
    'address.cep': 'O CEP',
    'address.uf': 'O estado',
  } as Record<string, string>,
};
