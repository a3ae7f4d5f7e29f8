import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Banner, Button, Checkbox, Inline, InlineAlert, List, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useCommand } from '../../kit/command';
import { takeIcs } from '../data/ics';
import type { Read } from './ReadFile';
import { useEventWords } from './use-event-words';
import { importWords } from './words';

export interface ChooseEventsProps {
  read: Read;
  onTaken: (taken: Schema<'TakenIcsEvent'>[]) => void;
  onBack: () => void;
}

/** Whether it need not be taken over, for it is here without that. */
const isHere = (fault: NonNullable<Schema<'IcsEvent'>['fault']>) => fault === 'synced' || fault === 'own';

/** What was understood of a file, one by one: chosen, or left out with the reason. */
export function ChooseEvents({ read: { asked, events }, onTaken, onBack }: ChooseEventsProps) {
  'use no memo';
  const t = useWords(importWords);
  const { nameOf, factsOf } = useEventWords();
  const take = useCommand(takeIcs);
  const [keys, setKeys] = useState(() =>
    // What was deleted is brought back by whoever wants that.
    events.flatMap(({ key, fault, notes }) => (fault || notes.includes('deleted') ? [] : [key])),
  );
  async function send() {
    if (take.isPending) return;
    const { output } = await take.run({ ...asked, keys });
    if (output) onTaken(output.data);
  }
  return (
    <Stack space="m">
      {take.problem && <Banner tone="critical" isLive title={take.problem.message} />}
      <Text weight="medium">{t('found', { count: events.length })}</Text>
      {events.length > 0 && (
        <List label={t('title')} items={events.map((event, index) => ({ ...event, id: String(index) }))} frame="card">
          {(event) => (
            <Stack space="xs">
              <Checkbox
                label={nameOf(event)}
                note={event.fault ? undefined : factsOf(event)}
                isSelected={keys.includes(event.key)}
                isDisabled={event.fault !== null}
                onChange={(isChosen) =>
                  setKeys(isChosen ? [...keys, event.key] : keys.filter((key) => key !== event.key))
                }
              />
              {!event.fault &&
                event.notes.map((note) => (
                  <InlineAlert key={note} tone="warning">
                    {t(`note.${note}`)}
                  </InlineAlert>
                ))}
              {event.fault && (
                <InlineAlert tone={isHere(event.fault) ? 'info' : 'critical'}>{t(`fault.${event.fault}`)}</InlineAlert>
              )}
            </Stack>
          )}
        </List>
      )}
      {keys.length > 0 && (
        <Text size="s" tone="secondary">
          {t('quiet')}
        </Text>
      )}
      <Inline justify="end" space="s">
        <Button weight="soft" tone="neutral" isDisabled={take.isPending} onPress={onBack}>
          {t('back')}
        </Button>
        <Button isDisabled={keys.length === 0} isPending={take.isPending} onPress={() => void send()}>
          {t('take', { count: keys.length })}
        </Button>
      </Inline>
    </Stack>
  );
}
