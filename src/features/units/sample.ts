import type { Schema } from '#openapi/operations';
import { people } from '../kit/testing/StoryApp';
import type { Unit } from './api';

/** Who manages all units, and who may only see them. */
export const manager = { ...people.admin, permissions: [...people.admin.permissions, 'view:units', 'manage:units'] };
export const reader = { ...people.viewer, permissions: [...people.viewer.permissions, 'view:units'] };

const place = { cep: '', street: '', number: '', complement: '', district: '', city: '', uf: '', ibge_code: '' };
const [matriz, campinas] = people.admin.units as [Schema<'UnitRef'>, Schema<'UnitRef'>];
const idOf = (count: number) => `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c${count}`;

const unit = (part: Partial<Unit> & Pick<Unit, 'id' | 'name'>): Unit => ({
  code: null,
  type: 'branch',
  tax_id: null,
  email: null,
  phone: null,
  address: place,
  time_zone: 'America/Sao_Paulo',
  holidays: [],
  manager: null,
  parent: matriz,
  is_active: true,
  my_role: null,
  users_count: 0,
  is_sample: true,
  created_at: '2026-03-02T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 3,
  ...part,
});

const helena = { id: people.admin.id, name: people.admin.name };

/** A headquarters with branches and a department below it; one far west, one out of use, one with little known. */
export const sampleUnits: [Unit, ...Unit[]] = [
  unit({
    ...matriz,
    code: 'SPO',
    type: 'headquarters',
    tax_id: '12ABC34501DE35',
    email: 'matriz@trama.example',
    phone: '+551133334444',
    address: { ...place, cep: '01310100', street: 'Avenida Paulista', number: '1000', city: 'São Paulo', uf: 'SP' },
    manager: helena,
    holidays: [{ date: '2026-01-25', name: 'Aniversário de São Paulo', scope: 'municipal', is_yearly: true }],
    parent: null,
    my_role: 'admin',
    users_count: 12,
  }),
  unit({
    ...campinas,
    code: 'VCP',
    address: { ...place, city: 'Campinas', uf: 'SP' },
    manager: { id: idOf(71), name: 'Rafael Nogueira' },
    my_role: 'member',
    users_count: 5,
  }),
  unit({
    id: idOf(73),
    name: 'Filial Manaus',
    code: 'MAO',
    address: { ...place, city: 'Manaus', uf: 'AM' },
    time_zone: 'America/Manaus',
    users_count: 3,
  }),
  unit({ id: idOf(74), name: 'Laboratório de visão computacional', type: 'department', parent: campinas }),
  unit({
    id: idOf(75),
    name: 'Centro de distribuição e assistência técnica de Jaboatão dos Guararapes',
    code: 'JAB',
    address: { ...place, city: 'Jaboatão dos Guararapes', uf: 'PE' },
    time_zone: 'America/Recife',
    is_active: false,
  }),
];

/** A unit that nothing hangs on. */
export const noUses: Schema<'UnitUses'> = {
  people: 0,
  projects: 0,
  units: 0,
  invitations: 0,
  meetings: 0,
  accounts: 0,
  transactions: 0,
  wabas: 0,
};

/** What a unit has to do, for stories. */
export const sampleSummary = (part: Partial<Schema<'UnitSummary'>> = {}): Schema<'UnitSummary'> => ({
  unit_id: matriz.id,
  users: 12,
  projects_open: 4,
  projects_late: 1,
  meetings_7d: 3,
  invitations_pending: 1,
  balance_cents: null,
  receivable_overdue_cents: null,
  uses: {
    people: 12,
    projects: 9,
    units: 2,
    invitations: 1,
    meetings: 7,
    accounts: 2,
    transactions: 340,
    wabas: 1,
  },
  generated_at: '2026-11-21T12:00:00.000Z',
  ...part,
});
