import { type Recurrence, recurrenceUnits } from '#domain/recurrence';
import type { Schema } from '#openapi/operations';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { roleWords } from '../../kernel/roles/words';
import { usePriorityName } from '../priority/use-priority-name';
import { useRuleName } from '../recurrence/use-rule-name';
import { words as projectWords } from '../words';
import { words } from './words';

/** How a step repeats, as the activity keeps it: `2 week`. */
function ruleIn(text: string): Recurrence | null {
  const [every, unit] = text.split(' ');
  const known = recurrenceUnits.find((each) => each === unit);
  return known ? { every: Number(every), unit: known } : null;
}

type Activity = Schema<'Activity'>;
type FieldChange = Schema<'FieldChange'>;

/** What happened, as sentences in the person's language; what this build does not know is told as it came. */
export function useActivityLines() {
  const t = useWords(words);
  const told = useWords(projectWords);
  const role = useWords(roleWords);
  const { day } = useFormats();
  const priorityName = usePriorityName();
  const ruleName = useRuleName();

  function written(
    { field, before: _, ...rest }: FieldChange,
    value: FieldChange['before'],
    entity: Activity['entity'],
  ) {
    if (value === null || value === '') return t('nothing');
    const text = String(value);
    if (field === 'status' && entity !== 'sub_step') {
      const key = `${entity === 'project' ? 'status' : 'stepStatus'}.${text}` as 'status.active';
      return told.has(key) ? told(key) : text;
    }
    if (field === 'priority') return priorityName(text);
    const rule = field === 'repeats' && ruleIn(text);
    if (rule) return ruleName(rule);
    if (field === 'role') {
      const key = `role.${text}` as 'role.owner';
      return role.has(key) ? role(key) : text;
    }
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && 'after' in rest ? day(text) : text;
  }

  return {
    sentence({ actor, verb, entity, label }: Activity): string {
      const key = `said.${entity}.${verb}` as 'said.step.created';
      const values = { actor: actor?.name ?? t('someone'), label };
      return t.has(key) ? t(key, values) : t('other', values);
    },
    changes: ({ changes, entity }: Activity): string[] =>
      changes
        .filter(({ field }) => field !== 'position')
        .map((change) => {
          const key = `field.${change.field}` as 'field.name';
          const field = t.has(key) ? t(key) : change.field;
          // Where nothing was before, what there is now says it all.
          if (change.before === null || change.before === '')
            return t('set', { field, after: written(change, change.after, entity) });
          return t('change', {
            field,
            before: written(change, change.before, entity),
            after: written(change, change.after, entity),
          });
        }),
  };
}
