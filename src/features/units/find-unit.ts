import { Problem } from '../kernel/problem';
import { allRows } from '../kit/list/cursor-list';
import { type Unit, unitList, unitsView } from './api';
import { loadOwnUnits } from './own-units';

/** A unit as it is now: of all, or of those that the person administers. */
export async function findUnit(id: string, { amongAll }: { amongAll: boolean }): Promise<Unit> {
  const units = amongAll ? await allRows(unitList, unitsView.usual) : await loadOwnUnits({ forceReload: true });
  const unit = units.find((each) => each.id === id);
  if (!unit) throw new Problem('NOT_FOUND', '', { status: 404 });
  if (!amongAll && unit.my_role !== 'admin') throw new Problem('FORBIDDEN', '', { status: 403 });
  return unit;
}
