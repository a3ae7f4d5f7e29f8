import type { Schema } from '#openapi/operations';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import type { AuditEvent } from './data/events';
import { auditWords } from './words';

type FieldChange = Schema<'FieldChange'>;

/** What happened, as sentences in the person's language; what this build does not know is told as it came. */
export function useEventLines() {
  const t = useWords(auditWords);
  const { money } = useFormats();

  function written(value: FieldChange['before'], field: string): string {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'number' && field.endsWith('_cents')) return money(value);
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
  }

  function change({ field: id, before, after }: FieldChange): string {
    const key = `field.${id}` as 'field.name';
    const field = t.has(key) ? t(key) : id;
    const isNothing = (value: FieldChange['before']) => value === null || value === '';
    if (isNothing(before)) return t('set', { field, after: written(after, id) });
    if (isNothing(after)) return t('unset', { field, before: written(before, id) });
    return t('change', { field, before: written(before, id), after: written(after, id) });
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
      return entity === 'person' ? t('saidOf', { verb: said, name }) : t('said', { verb: said, thing, name });
    },
    changes: ({ changes }: AuditEvent): string[] => changes.map(change),
  };
}
