import { clientFields } from '#domain/client-fields';
import { type EntityField, nameWithoutArticle } from '#domain/entity-fields';
import { unitFields } from '#domain/unit-fields';
import type { Schema } from '#openapi/operations';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { useMoney } from '../kernel/money';
import { usePreferences } from '../kernel/preferences';
import type { AuditEvent } from './data/events';
import { auditWords } from './words';

type FieldChange = Schema<'FieldChange'>;

const entityFields: Record<string, Record<string, EntityField>> = { client: clientFields, unit: unitFields };

/** What happened, as sentences in the person's language; what this build does not know is told as it came. */
export function useEventLines() {
  const t = useWords(auditWords);
  const { language } = usePreferences();
  const money = useMoney();
  const { instant } = useFormats();

  /** A value as people say it; what is no word of the contract stands as it is. */
  function written(entity: string, field: string, value: FieldChange['before']): string {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number' && field.endsWith('_cents')) return money(value);
    if (/^(start|end)_at$/.test(field)) return instant(String(value));
    // An invitation offers a role of a member.
    const of = entity === 'invitation' && field === 'role' ? 'member' : entity;
    const key = `value.${of}.${field}.${value}` as 'value.user.status.active';
    return t.has(key) ? t(key) : String(value);
  }

  function change(entity: string, { field: id, before, after }: FieldChange): string {
    // Some are called otherwise where they are of one thing: a transaction falls due, a step has a deadline.
    const [own, usual] = [`fieldOf.${entity}.${id}`, `field.${id}`] as ['fieldOf.transaction.due_date', 'field.name'];
    const known = entityFields[entity]?.[id];
    const fallback = t.has(own) ? t(own) : t.has(usual) ? t(usual) : id;
    const field = known ? nameWithoutArticle(known, language) : fallback;
    const isNothing = (value: FieldChange['before']) => value === null || value === '';
    if (isNothing(before)) return t('set', { field, after: written(entity, id, after) });
    if (isNothing(after)) return t('unset', { field, before: written(entity, id, before) });
    return t('change', { field, before: written(entity, id, before), after: written(entity, id, after) });
  }

  return {
    sentence({ verb, entity, name: plain }: AuditEvent): string {
      const name = `“${plain}”`;
      if (entity === 'operation') return t('refusedAccess', { name });
      if (entity === 'password') return t('password', { name });
      if (entity === 'view') return t(verb === 'started' ? 'viewStarted' : 'viewEnded', { name });
      if (entity === 'session' && verb === 'signed_in') return t('signedIn');
      if (entity === 'session' && verb === 'signed_out') return t('signedOut');
      if (entity === 'session') return t('refusedSignIn', { name });
      const [verbKey, thingKey] = [`verb.${verb}`, `thing.${entity}`] as ['verb.created', 'thing.project'];
      const said = t.has(verbKey) ? t(verbKey) : verb;
      const thing = t.has(thingKey) ? t(thingKey) : entity;
      // Who is invited is a person, not an invitation.
      const isOfPerson = entity === 'person' || (entity === 'invitation' && verb === 'invited');
      return isOfPerson ? t('saidOf', { verb: said, name }) : t('said', { verb: said, thing, name });
    },
    changes: ({ entity, changes }: AuditEvent): string[] => changes.map((each) => change(entity, each)),
  };
}
