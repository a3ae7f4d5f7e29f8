import { useQuery } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { useCan, usePerson } from '../kernel/session';
import { allUnits } from '../units/public';

/** The units that somebody may choose: all for whoever sees them, one's own for others, and those that stand there. */
export function useUnitChoices(...there: (Schema<'UnitRef'> | null | undefined)[]): Schema<'UnitRef'>[] {
  const own = usePerson()?.units ?? [];
  const { data: all = [] } = useQuery({ ...allUnits(), enabled: useCan()('view:units') });
  const known = [...all, ...own, ...there].flatMap((unit) => (unit ? [[unit.id, unit] as const] : []));
  return [...new Map(known).values()].map(({ id, name }) => ({ id, name }));
}
