import { people } from '../kit/testing/StoryApp';
import type { User } from './data/users';

const more = ['view:users', 'view:units', 'manage:users', 'manage:units', 'view:personal_data'];

/** Who manages people, and who may only see them. */
export const manager = { ...people.admin, permissions: [...people.admin.permissions, ...more] };
export const reader = { ...people.viewer, permissions: [...people.viewer.permissions, 'view:users'] };

const idOf = (count: number) => `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1d${String(count).padStart(2, '0')}`;
const [matriz, campinas] = people.admin.units;
const roles = {
  admin: { id: idOf(81), code: 'admin', name: 'Administração' },
  member: { id: idOf(82), code: 'member', name: 'Equipe' },
  finance: { id: idOf(83), code: 'finance', name: 'Financeiro' },
};

const user = (part: Partial<User> & Pick<User, 'id' | 'name' | 'email'>): User => ({
  email_verified_at: '2026-03-02T12:10:00.000Z',
  pending_email: null,
  has_more_access: false,
  job_title: '',
  phone: null,
  phone_verified_at: null,
  avatar_at: null,
  language: null,
  time_zone: null,
  deactivated_at: null,
  terms_accepted: null,
  tax_id: null,
  status: 'active',
  roles: [roles.member],
  units: [],
  permissions: ['create:projects', 'view:dashboard', 'view:projects'],
  two_step: false,
  last_seen_at: '2026-11-20T18:30:00.000Z',
  is_sample: true,
  created_at: '2026-03-02T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 3,
  ...part,
});

/** An administrator, somebody with much known of them, one who never came, one shut out, and one with a very long name. */
export const sampleUsers: [User, User, ...User[]] = [
  user({
    id: people.admin.id,
    name: people.admin.name,
    email: people.admin.email,
    job_title: 'Diretora de operações',
    roles: [roles.admin],
    units: [
      { ...matriz, role: 'admin' },
      { ...campinas, role: 'admin' },
    ] as User['units'],
    two_step: true,
  }),
  user({
    id: idOf(2),
    name: 'Tiago Albuquerque',
    email: 'member@trama.example',
    job_title: 'Técnico de automação',
    phone: '+5511987654321',
    phone_verified_at: '2026-03-02T12:15:00.000Z',
    language: 'pt-BR',
    time_zone: 'America/Manaus',
    terms_accepted: { version: '2026-11-22', at: '2026-11-22T09:00:00.000Z' },
    tax_id: '52998224725',
    roles: [roles.finance, roles.member],
    units: [{ ...campinas, role: 'member', since: '2026-03-02T12:00:00.000Z' }] as User['units'],
  }),
  user({
    id: idOf(3),
    name: 'Joana Lima',
    email: 'joana@trama.example',
    status: 'invited',
    email_verified_at: null,
    last_seen_at: null,
    roles: [],
  }),
  user({
    id: idOf(4),
    name: 'Camila Duarte',
    email: 'camila@trama.example',
    status: 'inactive',
    deactivated_at: '2026-11-18T15:00:00.000Z',
  }),
  user({
    id: idOf(5),
    name: 'Maria Aparecida Cavalcanti de Albuquerque Montenegro dos Santos',
    email: 'maria.aparecida.cavalcanti.montenegro@automacao.trama.example',
    units: [{ ...matriz, role: 'member' }] as User['units'],
  }),
];

/** A session of somebody. */
export const sampleSession = {
  id: idOf(31),
  agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  address: '203.0.113.9',
  created_at: '2026-11-20T11:02:00.000Z',
  used_at: '2026-11-21T12:30:00.000Z',
  ends_at: '2026-12-20T11:02:00.000Z',
  is_current: false,
};

/** What hangs on somebody. */
export const sampleTraces = {
  goes: { sessions: 2, roles: 1, units: 2, memberships: 5, saved_views: 3, notifications: 12 },
  stays: { activity: 240, comments: 31, projects: 4, files: 0 },
  sole_owner_of: [] as { id: string; name: string }[],
};
