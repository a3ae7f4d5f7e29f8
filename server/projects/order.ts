import { type Move, moveAmongSiblings } from '../kernel/store/order.ts';
import type { Tx } from '../kernel/store/tables.ts';

const siblings = {
  steps: { table: 'steps', parent: 'project_id' },
  'sub-steps': { table: 'sub_steps', parent: 'step_id' },
} as const;

/** Siblings by their places, in a query that knows them by a short name. */
export const inPlace = (alias: 's' | 'ss') =>
  [
    { by: `${alias}.position`, type: 'integer' },
    { by: `${alias}.id`, type: 'id' },
  ] as const;

/** Moves a step or a sub-step to a place among its siblings. */
export const moveTo = (
  tx: Tx,
  kind: keyof typeof siblings,
  parentId: string,
  id: string,
  place: number,
): Promise<Move | undefined> => moveAmongSiblings(tx, siblings[kind], parentId, id, place);
