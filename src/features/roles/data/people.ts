import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { idField, textField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';

export type PersonWithRoles = Schema<'PersonWithRoles'>;

/** All that stands in the address of the list of people and their roles. */
export const peopleView = defineView({ filters: { search: textField(), role: idField() }, sort: { name: 'asc' } });

/** People as the address asks. */
export const peopleList = cursorList('/api/access/people', (view: ViewOf<typeof peopleView>) => ({
  query: { search: view.search, role: view.role, sort_order: view.sort_order },
}));

/** Why somebody may do something, or what is missing. */
export const explained = (personId: string, permission: string) =>
  queryOptions({
    ...api.queryOptions('get', '/api/access/people/{id}/why', {
      params: { path: { id: personId }, query: { permission } },
    }),
    enabled: permission !== '',
  });

/** A role of somebody, as it is to be. */
export interface Grant {
  userId: string;
  role: string;
  isGiven: boolean;
}

/** Gives somebody a role, or takes it. */
export const setRole = command({
  queueKey: ({ userId }: Grant) => userId,
  send: (ask, { userId, role, isGiven }: Grant) => {
    const body = { userId, roles: [role] };
    return isGiven ? ask.POST('/api/roles/grant', { body }) : ask.POST('/api/roles/revoke', { body });
  },
  invalidates: () => subjects.role(),
  undo: (input) => ({ ...input, isGiven: !input.isGiven }),
});
