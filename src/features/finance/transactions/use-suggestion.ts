import { useState } from 'react';
import { queryClient } from '../../kernel/query';
import type { EntityForm } from '../../kit/form/use-entity-form';
import type { Category } from '../data/categories';
import { lastOfClient } from '../data/transactions';
import type { TransactionValues } from './values';

/** Suggests the category that the client's last transaction had, as long as none was chosen. */
export function useSuggestion(
  { change }: Pick<EntityForm<TransactionValues>, 'change'>,
  categories: readonly Category[],
) {
  const [suggestedId, setSuggestedId] = useState<string>();

  async function suggest(client_id: string | null, { kind, category_id }: TransactionValues) {
    if (client_id === null || category_id !== null || kind === 'transfer') return;
    // Whoever may not be told, or is offline, chooses by themselves.
    const last = await queryClient.fetchQuery(lastOfClient(client_id, kind)).catch(() => undefined);
    const isOffered = (id: string | undefined) => categories.some((each) => each.id === id && each.is_active);
    const like = last?.data.find(({ category }) => isOffered(category?.id));
    if (!like?.category) return;
    const { category, cost_center } = like;
    // By now another client may stand there, or a category.
    change((now) => {
      if (now.client_id !== client_id || now.kind !== kind || now.category_id !== null) return {};
      const centre = isOffered(cost_center?.id) ? cost_center?.id : undefined;
      return { category_id: category.id, cost_center_id: now.cost_center_id ?? centre ?? null };
    });
    setSuggestedId(category.id);
  }
  return { suggestedId, suggest };
}
