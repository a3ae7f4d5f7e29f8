import type { Recurrence } from '#domain/recurrence';
import type { Row } from '../kernel/store/tables.ts';

/** The rule in one text: what a change compares and the activity tells. */
export const keyOfRule = (rule: Recurrence | null): string | null => rule && `${rule.every} ${rule.unit}`;

/** The rule in such a text. */
export function ruleInKey(key: string | null): Recurrence | null {
  const [every, unit] = key?.split(' ') ?? [];
  return unit ? { every: Number(every), unit: unit as Recurrence['unit'] } : null;
}

/** The columns that keep a rule. */
export const ruleColumns = (key: string | null) => {
  const rule = ruleInKey(key);
  return { repeats_every: rule?.every ?? null, repeats_unit: rule?.unit ?? null };
};

/** The rule of a step as it is kept, in one text. */
export const keyOfRuleIn = ({ repeats_every: every, repeats_unit: unit }: Row<'steps'>): string | null =>
  every && unit ? keyOfRule({ every, unit }) : null;
