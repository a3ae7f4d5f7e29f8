import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarChoice } from '#machines/calendar-sync';
import { Button, Card, CheckboxGroup, Form, Inline, Select, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import { QuerySection } from '../../kit/section/QuerySection';
import { type ConnectedCalendar, connectedCalendars } from '../data/calendar-sync';
import { syncWords } from './words';

export interface ChooseCalendarsProps {
  isPending: boolean;
  onChoose: (choice: CalendarChoice) => void;
  /** Leaves all as it was chosen; nothing where nothing was. */
  onBack?: () => void;
}

/** Which calendars are kept in step, and which one takes what is made here. */
export function ChooseCalendars(props: ChooseCalendarsProps) {
  const t = useWords(syncWords);
  return (
    <QuerySection title={t('choose')} query={useQuery(connectedCalendars())}>
      {({ data }) => <Choice calendars={data} {...props} />}
    </QuerySection>
  );
}

const nowhere = 'nowhere';

/** What is chosen; the account's own calendar where nothing was. */
function choiceOf(calendars: ConnectedCalendar[]) {
  const chosen = calendars.filter(({ is_selected }) => is_selected);
  const own = calendars.find(({ is_primary }) => is_primary);
  if (chosen.length === 0) return { selected: own ? [own.id] : [], target: own?.is_writable ? own.id : nowhere };
  const target = chosen.find(({ takes_ours }) => takes_ours)?.id ?? nowhere;
  return { selected: chosen.map(({ id }) => id), target };
}

function Choice({ calendars, isPending, onChoose, onBack }: ChooseCalendarsProps & { calendars: ConnectedCalendar[] }) {
  const t = useWords(syncWords);
  const [{ selected, target }, setChoice] = useState(() => choiceOf(calendars));
  const [isAsked, setAsked] = useState(false);
  const writable = calendars.filter(({ id, is_writable }) => is_writable && selected.includes(id));
  const taking = writable.some(({ id }) => id === target) ? target : nowhere;
  function send() {
    setAsked(true);
    if (selected.length > 0) onChoose({ selected, takes_ours: taking === nowhere ? null : taking });
  }
  return (
    <Card>
      <Form onSubmit={send}>
        <Stack space="m">
          <CheckboxGroup
            label={t('calendars')}
            value={selected}
            onChange={(ids) => setChoice({ selected: ids, target })}
            error={isAsked && selected.length === 0 ? t('noneChosen') : undefined}
            options={calendars.map(({ id, name, is_writable }) => ({
              id,
              label: name,
              note: is_writable ? undefined : t('readable'),
            }))}
          />
          <Select
            label={t('takes')}
            note={t('takesNote')}
            options={[...writable.map(({ id, name }) => ({ id, label: name })), { id: nowhere, label: t('nowhere') }]}
            value={taking}
            onChange={(id) => setChoice({ selected, target: String(id) })}
          />
          <Inline justify="end" space="s">
            {onBack && (
              <Button weight="quiet" tone="neutral" onPress={onBack}>
                {t('back')}
              </Button>
            )}
            <Button type="submit" isPending={isPending}>
              {t('save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
