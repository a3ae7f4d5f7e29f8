import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { anyOfField, idField, oneOfField, textField, unitIdField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';

export type User = Schema<'UserAccount'>;

export const userStatuses = ['active', 'invited', 'inactive'] as const satisfies Schema<'UserStatus'>[];
const lastSeen = ['week', 'month', 'before', 'never'] as const;

/** All that stands in the address of the list of people. */
export const usersView = defineView({
  filters: {
    search: textField(),
    unit: unitIdField(),
    role: idField(),
    status: anyOfField(userStatuses),
    seen: oneOfField(lastSeen),
  },
  sort: { name: 'asc', email: 'asc', last_seen_at: 'desc', created_at: 'desc' },
  group: ['status'],
  show: ['list', 'cards'],
});

/** People as the address asks. */
export const userList = cursorList('/api/users', (view: ViewOf<typeof usersView>) => {
  const { sort_by, sort_order, search, unit, role, status, seen } = view;
  return { query: { sort_by, sort_order, search, unit_id: unit, role_id: role, status, seen } };
});

/** Everybody, by name. */
export const allUsers = () => userList.whole(usersView.usual);

const roleList = cursorList('/api/roles', () => ({}));

/** All roles of the workspace. */
export const allRoles = () => roleList.whole();

const at = (id: string) => ({ params: { path: { id } } });

/** Somebody. */
export const userById = (id: string) => api.queryOptions('get', '/api/users/{id}', at(id));

/** The projects of somebody that the person sees too. */
export const projectsOf = (id: string) => api.queryOptions('get', '/api/users/{id}/projects', at(id));

/** Where somebody is signed in. */
export const sessionsOf = (id: string) => api.queryOptions('get', '/api/users/{id}/sessions', at(id));

/** What goes with somebody's account, and what stays. */
export const tracesOf = (id: string) => api.queryOptions('get', '/api/users/{id}/traces', at(id));

/** Returns which queries a change of an account invalidates: those of the account, and of the units that list it. */
const ofAccount = (id?: string) => [...subjects.user(id), ...subjects.unit()];
/** Returns which queries invalidates who joins a unit or leaves it. */
const ofMembership = ({ user_id, unit_id }: Schema<'UnitRemoval'>) => [
  ...subjects.user(user_id),
  ...subjects.unit(unit_id),
];

/** Gives somebody an account. */
export const createUser = command({
  send: (ask, body: Schema<'NewUser'>) => ask.POST('/api/users', { body }),
  invalidates: () => ofAccount(),
});

/** Changes somebody's account. Who was let in or shut out can be brought back to where they were. */
export const changeUser = command({
  send: (ask, { id, change }: { id: string; change: Schema<'UserChange'> }, asOwn) =>
    ask.PATCH('/api/users/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => ofAccount(id),
  undo: ({ id, change: { status } }, { version }) =>
    status === undefined
      ? undefined
      : { id, change: { status: status === 'inactive' ? ('active' as const) : ('inactive' as const), version } },
});

/** Deletes somebody for good. */
export const deleteUser = command({
  send: (ask, id: string) => ask.DELETE('/api/users/{id}', at(id)),
  invalidates: ofAccount,
});

/** Ends one session of somebody, or all. */
export const endSessions = command({
  send: (ask, { id, sessionId }: { id: string; sessionId?: string }) =>
    sessionId
      ? ask.DELETE('/api/users/{id}/sessions/{sessionId}', { params: { path: { id, sessionId } } })
      : ask.DELETE('/api/users/{id}/sessions', at(id)),
  invalidates: ({ id }) => subjects.user(id),
});

/** Makes somebody one of a unit, or changes what they are in it. */
export const assignUnit = command({
  send: (ask, body: Schema<'UnitAssignment'>) => ask.POST('/api/users/assign-unit', { body }),
  queueKey: ({ user_id }) => user_id,
  invalidates: ofMembership,
});

/** Makes somebody one of a unit, or takes them out of it: what they were in it is the way back. */
export const setMembership = command({
  send: async (
    ask,
    { user_id, unit_id, role, isIn }: Schema<'UnitRemoval'> & { role: Schema<'UnitRole'>; isIn: boolean },
  ) => {
    const link = { user_id, unit_id };
    if (isIn) await ask.POST('/api/users/assign-unit', { body: { ...link, role } });
    else await ask.DELETE('/api/users/remove-unit', { body: link });
    return {};
  },
  queueKey: ({ user_id }) => user_id,
  invalidates: ofMembership,
  undo: (input) => ({ ...input, isIn: !input.isIn }),
});

/** Takes somebody out of a unit. */
export const removeUnit = command({
  send: (ask, body: Schema<'UnitRemoval'>) => ask.DELETE('/api/users/remove-unit', { body }),
  queueKey: ({ user_id }) => user_id,
  invalidates: ofMembership,
});
