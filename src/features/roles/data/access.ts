import { permissionAreas, sortPermissions } from '#domain/permissions';
import type { Schema } from '#openapi/operations';
import { api, rowsOf } from '../../kernel/query';

export type Role = Schema<'Role'>;
export type Permission = Schema<'Permission'>;

/** The areas that permissions are grouped by, in their order. */
export const areas = Object.keys(permissionAreas) as Permission['area'][];

// There are no more of either than one page holds.
const all = { params: { query: { limit: 200 } } } as const;

/** All roles of the workspace. */
export const allRoles = () => api.queryOptions('get', '/api/roles', all, { select: rowsOf<Role> });

/** All that may be allowed. */
export const allPermissions = () =>
  api.queryOptions('get', '/api/permissions', all, { select: (answer) => sortPermissions(rowsOf<Permission>(answer)) });
