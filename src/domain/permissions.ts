import type { Schema } from '#openapi/operations';

export type PermissionCode = Schema<'PermissionCode'>;
export type RoleCode = 'admin' | 'manager' | 'finance' | 'member' | 'viewer';

const areas = [
  'view:automation',
  'view:flows',
  'view:templates',
  'view:ai_ml',
  'view:models',
  'view:training',
  'view:chatbots',
  'view:conversations',
  'view:integrations',
  'view:iot',
  'view:devices',
  'view:sensors',
  'view:crawlers',
  'view:data_collection',
  'view:reports',
  'view:development',
  'view:apis',
  'view:microservices',
] as const satisfies PermissionCode[];

const everyone = [
  'view:dashboard',
  'view:projects',
  'view:invitations',
  'view:settings',
  'view:profile',
  'view:security',
] as const;
const finance = ['view:finance', 'view:finance_accounts', 'view:finance_transactions', 'view:finance_clients'] as const;
const insight = ['view:analytics', 'view:dashboards', 'view:reports'] as const;
const people = ['view:users', 'view:units', 'view:user_units'] as const;

const manager = [...everyone, 'create:projects', ...people, ...insight, ...areas] as const;

/** The permissions of the roles that every workspace starts with. */
export const seededRoles: Record<RoleCode, readonly PermissionCode[]> = {
  admin: [
    ...new Set([
      ...manager,
      'manage:projects',
      'manage:units',
      ...finance,
      'view:admin',
      'view:wabas',
      'view:rbac',
    ] as const),
  ],
  manager: [...new Set(manager)],
  finance: [...new Set([...everyone, ...finance, ...insight])],
  member: [...everyone, 'create:projects', ...areas],
  viewer: everyone,
};
