import type { Schema } from '#openapi/operations';
import type { unitsFor } from './read.ts';

export type UnitRow = Awaited<ReturnType<ReturnType<typeof unitsFor>['executeTakeFirstOrThrow']>>;

/** Serializes a unit as the contract shows it. */
export function serializeUnit(row: UnitRow): Schema<'Unit'> {
  const { name_key: _, search_text: __, manager_id, manager_name, parent_id, parent_name, ...unit } = row;
  return {
    ...unit,
    manager: manager_id ? { id: manager_id, name: manager_name ?? '' } : null,
    parent: parent_id ? { id: parent_id, name: parent_name ?? '' } : null,
    users_count: unit.users_count ?? 0,
  };
}
