import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Banner, Button, Checkbox, Inline, InlineAlert, List, LoadMore, ProgressBar, Stack, Switch, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Read } from './read-parts';
import { useEventWords } from './use-event-words';
import { useTaking } from './use-taking';
import { importWords } from './words';

export interface ChooseEventsProps {
  read: Read;
  onTaken: (taken: Schema<'TakenIcsEvent'>[]) => void;
  onBack: () => void;
}

/** Whether it need not be taken over, for it is here without that. */
const isHere = (fault: NonNullable<Schema<'IcsEvent'>['fault']>) => fault === 'synced' || fault === 'own';

interface Choice {
  /** Unique among all parts. */
  id: string;
  /** The index of its part. */
  part: number;
  event: Schema<'IcsEvent'>;
  isPast: boolean;
}

/** The events of all parts, those that are over told apart. */
const choicesOf = ({ parts }: Read, now: number): Choice[] =>
  parts.flatMap(({ events }, part) =>
    events.map((event, index) => {
      const isPast = !event.fault && !event.repeat && Date.parse(event.end_at) < now;
      return { id: `${part} ${index}`, part, event, isPast };
    }),
  );

const pageSize = 100;

/** Lists the events of a file to choose from, with the reason why some cannot be imported. */
export function ChooseEvents({ read, onTaken, onBack }: ChooseEventsProps) {
  const t = useWords(importWords);
  const [all] = useState(() => choicesOf(read, Date.now()));
  // A large export is imported for its upcoming events, so past ones start hidden and unselected.
  const isLarge = read.parts.length > 1;
  const [showsPast, setShowsPast] = useState(!isLarge);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      // Deleted meetings start unselected.
      new Set(
        all.flatMap(({ id, event: { fault, notes }, isPast }) =>
          fault || notes.includes('deleted') || (isLarge && isPast) ? [] : [id],
        ),
      ),
  );
  const [shownCount, setShownCount] = useState(pageSize);
  const taking = useTaking(read);
  const listed = all.filter(({ isPast }) => showsPast || !isPast);
  const shown = listed.slice(0, shownCount);
  const selectable = listed.filter(({ event }) => !event.fault);
  const asked = selectable.filter(({ id }) => chosen.has(id));
  const pastCount = all.filter(({ isPast }) => isPast).length;
  const set = (ids: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...others, ...ids] : others));
  };
  async function send() {
    const taken = await taking.take(asked);
    if (taken) onTaken(taken);
  }
  return (
    <Stack space="m">
      {taking.problem && <Banner tone="critical" isLive title={taking.problem.message} />}
      <Text weight="medium">{t('found', { count: all.length })}</Text>
      {read.unreadCount > 0 && <InlineAlert tone="warning">{t('unread', { count: read.unreadCount })}</InlineAlert>}
      {isLarge && pastCount > 0 && (
        <Switch label={t('showPast', { count: pastCount })} isSelected={showsPast} onChange={setShowsPast} />
      )}
      {selectable.length > 10 && (
        <Checkbox
          label={t('all', { count: selectable.length })}
          isSelected={asked.length === selectable.length}
          isIndeterminate={asked.length > 0 && asked.length < selectable.length}
          onChange={(isChosen) =>
            set(
              selectable.map(({ id }) => id),
              isChosen,
            )
          }
        />
      )}
      {listed.length > 0 && (
        <List label={t('title')} items={shown} frame="card">
          {({ id, event }) => (
            <EventChoice event={event} isSelected={chosen.has(id)} onChange={(isChosen) => set([id], isChosen)} />
          )}
        </List>
      )}
      {listed.length > shown.length && (
        <LoadMore
          summary={t('shown', { count: shown.length, all: listed.length })}
          hasMore
          onLoadMore={() => setShownCount(shownCount + pageSize)}
        />
      )}
      {asked.length > 0 && (
        <Text size="s" tone="secondary">
          {t('quiet')}
        </Text>
      )}
      {taking.progress && (
        <ProgressBar label={t('taking', taking.progress)} value={taking.progress.done} maxValue={taking.progress.all} />
      )}
      <Inline justify="end" space="s">
        <Button weight="soft" tone="neutral" isDisabled={taking.isPending} onPress={onBack}>
          {t('back')}
        </Button>
        <Button isDisabled={asked.length === 0} isPending={taking.isPending} onPress={() => void send()}>
          {t('take', { count: asked.length })}
        </Button>
      </Inline>
    </Stack>
  );
}

interface EventChoiceProps {
  event: Schema<'IcsEvent'>;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** One event with its warnings, or with the reason why it cannot be imported. */
function EventChoice({ event, isSelected, onChange }: EventChoiceProps) {
  const t = useWords(importWords);
  const { nameOf, factsOf } = useEventWords();
  const { fault, notes } = event;
  return (
    <Stack space="xs">
      <Checkbox
        label={nameOf(event)}
        note={fault ? undefined : factsOf(event)}
        isSelected={isSelected}
        isDisabled={fault !== null}
        onChange={onChange}
      />
      {!fault &&
        notes.map((note) => (
          <InlineAlert key={note} tone="warning">
            {t(`note.${note}`)}
          </InlineAlert>
        ))}
      {fault && <InlineAlert tone={isHere(fault) ? 'info' : 'critical'}>{t(`fault.${fault}`)}</InlineAlert>}
    </Stack>
  );
}
