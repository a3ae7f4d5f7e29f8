import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { command } from '../../kit/command';
import type { Permission, Role } from './access';

/** A permission in a role, as it is to be. */
export interface Setting {
  role: Pick<Role, 'id'>;
  permission: Pick<Permission, 'id'>;
  isGiven: boolean;
}

/** Gives a role a permission, or takes it. */
export const setPermission = command({
  queueKey: ({ role }: Setting) => role.id,
  send: (ask, { role, permission, isGiven }: Setting) => {
    const params = { path: { roleId: role.id, permissionId: permission.id } };
    const path = '/api/roles/{roleId}/permissions/{permissionId}';
    return isGiven ? ask.POST(path, { params }) : ask.DELETE(path, { params });
  },
  invalidates: ({ role }) => subjects.role(role.id),
  undo: (input) => ({ ...input, isGiven: !input.isGiven }),
});

export const createRole = command({
  send: (ask, body: Schema<'NewRole'>) => ask.POST('/api/roles', { body }),
  invalidates: () => subjects.role(),
});

export const changeRole = command({
  queueKey: ({ id }: { id: string; change: Schema<'RoleChange'> }) => id,
  send: (ask, { id, change: body }: { id: string; change: Schema<'RoleChange'> }) =>
    ask.PATCH('/api/roles', { params: { query: { id } }, body }),
  invalidates: ({ id }) => subjects.role(id),
});

export const deleteRole = command({
  queueKey: (id: string) => id,
  send: (ask, id: string) => ask.DELETE('/api/roles/{id}', { params: { path: { id } } }),
  invalidates: (id) => subjects.role(id),
});

export const createPermission = command({
  send: (ask, body: Schema<'NewPermission'>) => ask.POST('/api/permissions', { body }),
  invalidates: () => subjects.permission(),
});

export const changePermission = command({
  queueKey: ({ id }: { id: string; change: Schema<'PermissionChange'> }) => id,
  send: (ask, { id, change: body }: { id: string; change: Schema<'PermissionChange'> }) =>
    ask.PATCH('/api/permissions/{id}', { params: { path: { id } }, body }),
  invalidates: ({ id }) => subjects.permission(id),
});

export const deletePermission = command({
  queueKey: (id: string) => id,
  send: (ask, id: string) => ask.DELETE('/api/permissions/{id}', { params: { path: { id } } }),
  invalidates: (id) => subjects.permission(id),
});
