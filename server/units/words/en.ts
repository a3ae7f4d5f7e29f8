import { roleNames } from '../../http/words/roles.ts';
import type { ptBR } from './pt-BR.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : many}`];

/** What units say, in English. */
export const en: typeof ptBR = {
  missingRole: (role) => `Your role in this unit does not allow this. It takes ${roleNames.en[role] ?? role}.`,
  codeTaken: 'A unit with this code already exists.',
  belowItself: 'A unit cannot be under itself.',
  notOneOfIts: 'The manager has to be one of the unit’s people.',
  unknownParent: 'The parent unit was not found.',
  unknownPeople: 'One of these people was not found.',
  otherUnit: 'The unit must match the one in the address.',
  afterFirstInteraction: (uses) =>
    `The unit still has ${new Intl.ListFormat('en').format([
      ...counted(uses.people, 'person', 'people'),
      ...counted(uses.projects, 'project', 'projects'),
      ...counted(uses.units, 'unit under it', 'units under it'),
      ...counted(uses.invitations, 'pending invitation', 'pending invitations'),
      ...counted(uses.meetings, 'meeting', 'meetings'),
      ...counted(uses.accounts, 'account', 'accounts'),
      ...counted(uses.transactions, 'transaction', 'transactions'),
      ...counted(uses.wabas, 'WhatsApp account', 'WhatsApp accounts'),
    ])}. Resolve that before you delete it.`,
  missing: { unit: 'Unit not found' },
  fields: {
    unit_id: 'The unit',
    user_ids: 'The list of people',
    'holidays.date': 'The day of the holiday',
    'holidays.name': 'The name of the holiday',
  },
};
