import type { Schema } from '#openapi/operations';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useWhen } from '../use-when';
import { importWords } from './words';

type Event = Schema<'IcsEvent'>;

/** Returns the name and the facts of an event from a calendar file. */
export function useEventWords() {
  const t = useWords(importWords);
  const { day } = useFormats();
  const { when, elsewhere } = useWhen();
  const repeatOf = ({ repeat, skipped_count, exception_count }: Event) =>
    repeat && [
      t('repeats', { often: t(`repeat.${repeat.every}`, { interval: repeat.interval }) }),
      repeat.until && t('until', { day: day(repeat.until) }),
      repeat.times && t('times', { count: repeat.times }),
      skipped_count > 0 && t('skipped', { count: skipped_count }),
      exception_count > 0 && t('exceptions', { count: exception_count }),
    ];
  const titleOf = ({ title }: Event) => title || t('untitled');
  return {
    /** Of two with one title each is called by its time too, where that could be read. */
    nameOf: (event: Event) => (event.fault ? titleOf(event) : t('named', { title: titleOf(event), when: when(event) })),
    /** Where and when else, how often and with whom. */
    factsOf: (event: Event) => {
      const names = event.attendees.map(({ user, name, email }) =>
        user ? user.name : t('guest', { name: name || email }),
      );
      return [
        t(`act.${event.act}`),
        elsewhere(event),
        event.location,
        ...(repeatOf(event) ?? []),
        names.length > 0 && t('people', { names: names.join(', ') }),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
