import { useQuery } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { useCan, usePerson } from '../kernel/session';
import { allUnits } from './api';

/** Returns the units that a person may choose: all with the permission to see them, else their own, and those chosen now that they may open. */
export function useUnitChoices(...there: (Schema<'UnitReference'> | null | undefined)[]): Schema<'UnitRef'>[] {
  const own = usePerson()?.units ?? [];
  const { data: all = [] } = useQuery({ ...allUnits(), enabled: useCan()('view:units') });
  const known = [...all, ...own, ...there].flatMap((unit) => (unit?.id ? [[unit.id, unit.name] as const] : []));
  return [...new Map(known)].map(([id, name]) => ({ id, name }));
}
