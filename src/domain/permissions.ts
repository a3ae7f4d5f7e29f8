import type { Schema } from '#openapi/operations';

export type PermissionCode = Schema<'PermissionCode'>;
export type RoleCode = 'admin' | 'manager' | 'finance' | 'member' | 'viewer';

const areaPermissions = [
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

const everyonePermissions = [
  'view:dashboard',
  'view:projects',
  'view:invitations',
  'view:settings',
  'view:profile',
  'view:security',
] as const;
const financePermissions = [
  'view:finance',
  'manage:finance',
  'view:finance_accounts',
  'view:finance_transactions',
  'view:finance_clients',
] as const;
const insightPermissions = ['view:analytics', 'view:dashboards', 'view:reports'] as const;
const peoplePermissions = ['view:users', 'view:units', 'view:user_units'] as const;

const leadPermissions = ['view:leads', 'manage:leads'] as const;

const managerPermissions = [
  ...everyonePermissions,
  'create:projects',
  ...peoplePermissions,
  ...insightPermissions,
  ...leadPermissions,
  ...areaPermissions,
] as const;

/** The initial permissions of the roles that every workspace has. */
export const seededRoles: Record<RoleCode, readonly PermissionCode[]> = {
  admin: [
    ...new Set([
      ...managerPermissions,
      'manage:projects',
      'manage:units',
      'manage:users',
      'view:personal_data',
      'view:audit',
      'view:as_others',
      ...financePermissions,
      'manage:meetings',
      'view:admin',
      'view:wabas',
      'manage:wabas',
      'view:rbac',
      'manage:rbac',
    ] as const),
  ],
  manager: [...new Set(managerPermissions)],
  finance: [...new Set([...everyonePermissions, ...financePermissions, ...insightPermissions])],
  member: [...everyonePermissions, 'create:projects', ...areaPermissions],
  viewer: everyonePermissions,
};

/** Returns whether a role exists in every workspace; such a role cannot be renamed or deleted. */
export const isSeededRole = (code: string): code is RoleCode => Object.hasOwn(seededRoles, code);

const systemPermissions: ReadonlySet<string> = new Set(seededRoles.admin);

/** Returns whether Trama itself checks a permission; such a permission cannot be changed or deleted. */
export const isSystemPermission = (code: string): code is PermissionCode => systemPermissions.has(code);

export type PermissionArea = Schema<'PermissionArea'>;

/**
 * The areas of the app in menu order, with the resources of their permissions. The first resource is the entry page of
 * the area.
 */
export const permissionAreas = {
  work: ['dashboard', 'invitations'],
  projects: ['projects'],
  finance: ['finance', 'finance_accounts', 'finance_transactions', 'finance_clients'],
  meetings: ['meetings'],
  people: ['users', 'units', 'user_units', 'personal_data'],
  administration: ['admin', 'leads', 'wabas', 'rbac', 'audit', 'as_others'],
  automation: ['automation', 'flows', 'templates'],
  ai: ['ai_ml', 'models', 'training'],
  chatbots: ['chatbots', 'conversations', 'integrations'],
  iot: ['iot', 'devices', 'sensors'],
  crawlers: ['crawlers', 'data_collection', 'reports'],
  development: ['development', 'apis', 'microservices'],
  analytics: ['analytics', 'dashboards'],
  settings: ['settings', 'profile', 'security'],
  other: [],
} as const satisfies Record<PermissionArea, readonly string[]>;

const areaOfResource = new Map<string, PermissionArea>(
  Object.entries(permissionAreas).flatMap(([area, resources]) =>
    resources.map((resource) => [resource, area as PermissionArea] as const),
  ),
);

/** Splits a permission code into action and resource. */
export function parsePermission(code: string): { action: string; resource: string } {
  const at = code.indexOf(':');
  return { action: code.slice(0, at), resource: code.slice(at + 1) };
}

/** Returns the area of the app that a permission belongs to. */
export const areaOf = (code: string): PermissionArea => areaOfResource.get(parsePermission(code).resource) ?? 'other';

const actions = ['view', 'create', 'manage'];

/** Sorts permissions in menu order; within a resource, viewing comes before changing. */
export function sortPermissions<Each extends { code: string }>(permissions: readonly Each[]): Each[] {
  const areas = Object.values(permissionAreas).flat() as string[];
  const rank = ({ code }: Each) => {
    const { action, resource } = parsePermission(code);
    const [at, act] = [areas.indexOf(resource), actions.indexOf(action)];
    return (at < 0 ? areas.length : at) * 10 + (act < 0 ? actions.length : act);
  };
  return permissions.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns whether a permission allows changing the data or the access of other people. */
export const isSensitive = (code: string): boolean => parsePermission(code).action === 'manage';

// Areas whose pages are all below their entry page.
const nestedAreas: readonly PermissionArea[] = [
  'finance',
  'automation',
  'ai',
  'chatbots',
  'iot',
  'crawlers',
  'development',
];

/**
 * Returns the codes that a permission needs to be useful: viewing its resource, and viewing the entry page of its area.
 */
export function findRequiredPermissions(code: string): PermissionCode[] {
  const { action, resource } = parsePermission(code);
  const area = areaOf(code);
  const [first] = permissionAreas[area];
  const viewCode = action === 'view' ? undefined : `view:${resource}`;
  const areaCode = nestedAreas.includes(area) && first !== resource ? `view:${first}` : undefined;
  return [viewCode, areaCode].filter((each): each is PermissionCode => each !== undefined && isSystemPermission(each));
}
