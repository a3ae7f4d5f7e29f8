import {
  areaOf,
  findRequiredPermissions,
  isSensitive,
  isSystemPermission,
  parsePermission,
  seededRoles,
} from '#domain/permissions';
import { people } from '../kit/testing/story-people';
import type { Permission, Role } from './data/access';
import type { PersonWithRoles } from './data/people';

const marks = { created_at: '2026-03-02T12:00:00.000Z', updated_at: '2026-11-20T18:30:00.000Z', version: 1 };
const idOf = (kind: number, count: number) => `0198f6a2-5c1e-7b70-9d3e-${kind}f6d2a9b${String(count).padStart(4, '0')}`;

/** A permission of the samples. */
const permission = (code: string, index: number, name: string | null = null): Permission => ({
  id: idOf(4, index),
  code,
  ...parsePermission(code),
  area: areaOf(code),
  name,
  description: name && '',
  requires: findRequiredPermissions(code),
  is_sensitive: isSensitive(code),
  is_system: isSystemPermission(code),
  roles_count: 2,
  ...marks,
});

/** All that Trama asks for, and one of the workspace's own. */
export const samplePermissions: Permission[] = [
  ...[...seededRoles.admin].sort().map((code, index) => permission(code, index)),
  permission('approve:payments', 99, 'Aprovar pagamentos'),
];

const role = (
  code: string,
  index: number,
  name: string,
  permissions: readonly string[],
  users_count: number,
): Role => ({
  id: idOf(5, index),
  code,
  name,
  description: '',
  permissions: [...permissions].sort(),
  is_system: Object.hasOwn(seededRoles, code),
  users_count,
  ...marks,
});

/** The roles of every workspace, and two of its own: one that lacks what it requires, one that nobody has. */
export const sampleRoles: Role[] = [
  role(
    'admin',
    1,
    'Administração',
    samplePermissions.map(({ code }) => code),
    1,
  ),
  role('atendimento', 6, 'Atendimento e pós-venda', ['view:dashboard', 'create:projects', 'view:chatbots'], 3),
  role('estagio', 7, 'Estágio', ['view:dashboard'], 0),
  role('finance', 2, 'Financeiro', seededRoles.finance, 2),
  role('manager', 3, 'Gestão', seededRoles.manager, 4),
  role('member', 4, 'Equipe', seededRoles.member, 12),
  role('viewer', 5, 'Leitura', seededRoles.viewer, 5),
];

/** Who changes what others may do, and who may only see it. */
export const keeper = { ...people.admin, permissions: samplePermissions.map(({ code }) => code) };
export const reader = { ...people.viewer, permissions: [...people.viewer.permissions, 'view:rbac'] };

const refsOf = (...codes: string[]) =>
  sampleRoles.filter(({ code }) => codes.includes(code)).map(({ id, code, name }) => ({ id, code, name }));
const person = (index: number, name: string, email: string, ...codes: string[]): PersonWithRoles => ({
  id: idOf(6, index),
  name,
  email: `${email}@trama.example`,
  roles: refsOf(...codes).toSorted((a, b) => (a.code < b.code ? 1 : -1)),
});

/** One with two roles, one with none, and others. */
export const samplePeople: PersonWithRoles[] = [
  person(1, 'Camila Duarte', 'finance', 'finance', 'member'),
  person(2, 'Davi Rocha', 'davi'),
  person(3, 'Helena Prado', 'admin', 'admin'),
  person(4, 'Maria Aparecida dos Santos Albuquerque de Vasconcelos', 'maria', 'atendimento', 'viewer', 'estagio'),
];
