import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { anyOfField, oneOfField, textField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';

export type Category = Schema<'FinanceCategory'>;

export const categoryTypes = ['income', 'expense', 'cost_center'] as const satisfies Schema<'FinanceCategoryType'>[];

/** All that stands in the address of the list of categories. */
export const categoriesView = defineView({
  filters: { search: textField(), type: anyOfField(categoryTypes), use: oneOfField(['active', 'archived']) },
  sort: { name: 'asc', created_at: 'desc', updated_at: 'desc' },
  group: ['type'],
  show: ['list', 'cards'],
  isTree: true,
});

/** Categories and cost centres as the address asks. */
export const categoryList = cursorList('/api/finance/categories', (view: ViewOf<typeof categoriesView>) => {
  const { sort_by, sort_order, search, type, use } = view;
  return { query: { sort_by, sort_order, search, type, is_active: use && use === 'active' } };
});

/** All categories and cost centres, by name. */
export const allCategories = () => categoryList.whole(categoriesView.usual);

/** What stands above a category. */
export const aboveCategory = ({ parent }: Pick<Category, 'parent'>) => parent?.id;

const at = (id: string) => ({ params: { path: { id } } });

/** A category. */
export const categoryById = (id: string) => api.queryOptions('get', '/api/finance/categories/{id}', at(id));

/** Creates a category or a cost centre. */
export const createCategory = command({
  send: (ask, body: Schema<'NewFinanceCategory'>) => ask.POST('/api/finance/categories', { body }),
  invalidates: () => subjects.category(),
});

/** Creates the usual categories that are not there yet. */
export const createSuggested = command({
  send: (ask, _?: undefined) => ask.POST('/api/finance/categories/suggested'),
  invalidates: () => subjects.category(),
});

/** Changes a category. What was archived, or taken out of the archive, can be put back. */
export const changeCategory = command({
  send: (ask, { id, change }: { id: string; change: Schema<'FinanceCategoryChange'> }, asOwn) =>
    ask.PATCH('/api/finance/categories/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.category(id),
  undo: ({ id, change: { is_active } }, { version }) =>
    is_active === undefined ? undefined : { id, change: { is_active: !is_active, version } },
});

/** Deletes a category that nothing hangs on. */
export const deleteCategory = command({
  send: (ask, id: string) => ask.DELETE('/api/finance/categories/{id}', at(id)),
  invalidates: (id) => subjects.category(id),
});

/** All that may be chosen of a type, those below another with the name of that; and what is chosen already. */
export function choicesOf(all: readonly Category[], type: Category['type'], chosen: string | null | undefined) {
  const of = all.filter((each) => each.type === type && (each.is_active || each.id === chosen));
  return of
    .map(({ id, name, parent }) => ({ id, name: parent ? `${parent.name} › ${name}` : name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
}
