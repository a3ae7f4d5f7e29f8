import { Badge } from '#ui';
import { useWords } from '../../../kernel/language';
import { type ListColumn, nameColumn } from '../../../kit/list/columns';
import type { GroupBy } from '../../../kit/list/groups';
import { type Category, categoryTypes } from '../../data/categories';
import { categoryWords } from '../words';

/** What a table, a card and a file say of categories. */
export function useCategoryColumns(): ListColumn<Category>[] {
  const t = useWords(categoryWords);
  const use = ({ is_active }: Category) => t(is_active ? 'use.active' : 'use.archived');
  return [
    nameColumn(t('field.name')),
    { id: 'type', label: t('field.type'), text: ({ type }) => t(`type.${type}`) },
    { id: 'parent', label: t('field.parent_id'), isInFileOnly: true, text: ({ parent }) => parent?.name },
    {
      id: 'use',
      label: t('use.label'),
      width: 'fit',
      text: use,
      cell: (category) => <Badge tone={category.is_active ? 'positive' : 'neutral'}>{use(category)}</Badge>,
    },
  ];
}

/** What categories are put together by. */
export function useCategoryGroups(): Record<string, GroupBy<Category>> {
  const t = useWords(categoryWords);
  return {
    type: {
      of: ({ type }) => ({ id: type }),
      order: categoryTypes,
      nameOf: (id) => t(`type.${id as Category['type']}`),
    },
  };
}
