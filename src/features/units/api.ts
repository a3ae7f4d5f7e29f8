import type { Schema } from '#openapi/operations';
import { subjects } from '../kernel/invalidation';
import { api } from '../kernel/query';
import { command } from '../kit/command';
import { anyOfField, idField, oneOfField, textField } from '../kit/list/address/fields';
import { defineView, type ViewOf } from '../kit/list/address/view';
import { cursorList } from '../kit/list/cursor-list';

export type Unit = Schema<'Unit'>;

export const unitTypes = ['headquarters', 'branch', 'department'] as const satisfies Schema<'UnitType'>[];

/** All that stands in the address of the list of units. */
export const unitsView = defineView({
  filters: {
    search: textField(),
    type: anyOfField(unitTypes),
    parent: idField(),
    use: oneOfField(['active', 'inactive']),
  },
  sort: { name: 'asc', code: 'asc', created_at: 'desc', updated_at: 'desc' },
  group: ['type', 'parent'],
  show: ['list', 'cards'],
  isTree: true,
});

/** Units as the address asks. */
export const unitList = cursorList('/api/units', (view: ViewOf<typeof unitsView>) => {
  const { sort_by, sort_order, search, type, parent, use } = view;
  return {
    query: {
      sort_by,
      sort_order,
      search,
      type,
      parent_id: parent,
      is_active: use && use === 'active',
    },
  };
});

/** All units, by name. */
export const allUnits = () => unitList.whole(unitsView.usual);

/** What a unit has to do, in numbers. */
export const unitSummary = (unit_id: string) =>
  api.queryOptions('post', '/api/unit/{id}/summary', { params: { path: { id: unit_id } }, body: { unit_id } });

/** Creates a unit. */
export const createUnit = command({
  send: (ask, body: Schema<'NewUnit'>) => ask.POST('/api/units', { body }),
  invalidates: () => subjects.unit(),
});

/** Changes a unit. What was put into use or out of it can be taken back. */
export const changeUnit = command({
  send: (ask, { id, change }: { id: string; change: Schema<'UnitChange'> }, asOwn) =>
    ask.PATCH('/api/units/{id}', { params: { path: { id } }, body: asOwn(change) }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.unit(id),
  undo: ({ id, change: { is_active } }, { version }) =>
    is_active === undefined ? undefined : { id, change: { is_active: !is_active, version } },
});

/** Puts a unit below another, or at the top; what it stood below before is the way back. */
export const moveUnit = command({
  send: (ask, { id, to }: { id: string; to: string | null; from: string | null }) =>
    ask.PATCH('/api/units/{id}', { params: { path: { id } }, body: { parent_id: to } }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.unit(id),
  undo: ({ id, to, from }) => ({ id, to: from, from: to }),
});

/** What stands above a unit. */
export const aboveUnit = ({ parent }: Pick<Unit, 'parent'>) => parent?.id;

/** Deletes a unit that nothing hangs on. */
export const deleteUnit = command({
  send: (ask, id: string) => ask.DELETE('/api/units/{id}', { params: { path: { id } } }),
  invalidates: (id) => subjects.unit(id),
});
