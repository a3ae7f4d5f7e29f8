import { useQuery } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { newMeetingOutcomeRules } from '#openapi/rules/new-meeting-outcome';
import { GridList, List, Section, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { AddLine } from '../../kit/add/AddLine';
import { sendCommand, useCommand } from '../../kit/command';
import { findMovedRow } from '../../kit/list/find-moved-row';
import { QuerySection } from '../../kit/section/QuerySection';
import { addOutcome, changeOutcome, type Outcome, outcomesOf } from '../data/outcomes';
import { OutcomeRow } from './OutcomeRow';
import { useMayRecord } from './use-may-record';
import { minutesWords, newOutcomeWords } from './words';

/** What came of a meeting: written down line by line, made work of, and what is still open from last time. */
export function Outcomes({ meeting }: { meeting: Schema<'Meeting'> }) {
  const t = useWords(minutesWords);
  const mayRecord = useMayRecord(meeting);
  const order = useCommand(changeOutcome);
  const { id } = meeting;
  const query = useQuery(outcomesOf(id));

  function reorder(own: Outcome[], ids: string[]) {
    const moved = findMovedRow(own, ids);
    if (moved)
      void order.run(
        { meetingId: id, outcomeId: moved.id, change: { position: moved.position } },
        { failed: () => t('outcome.failedUpdate') },
      );
  }

  return (
    <QuerySection title={t('outcomes')} query={query}>
      {({ data }) => {
        const own = data.filter(({ meeting_id }) => meeting_id === id);
        const before = data.filter(({ meeting_id }) => meeting_id !== id);
        return (
          <Stack space="l">
            {before.length > 0 && (
              <Section title={t('fromBefore')} level={3}>
                <List label={t('fromBefore')} items={before}>
                  {(outcome) => <OutcomeRow meeting={meeting} outcome={outcome} />}
                </List>
              </Section>
            )}
            {own.length === 0 && <Text tone="secondary">{t(mayRecord ? 'none' : 'noneToRead')}</Text>}
            {own.length > 0 && (
              <GridList
                label={t('outcomes')}
                items={own}
                nameOf={({ text }) => text}
                onReorder={mayRecord ? (ids) => reorder(own, ids) : undefined}
              >
                {(outcome) => <OutcomeRow meeting={meeting} outcome={outcome} />}
              </GridList>
            )}
            {mayRecord && (
              <AddLine
                draft={`new-outcome-${id}`}
                words={newOutcomeWords}
                maxLength={newMeetingOutcomeRules.text.maxLength}
                onAdd={({ id: key, name }, guard) =>
                  sendCommand(addOutcome, { meetingId: id, guard, body: { id: key, text: name } })
                }
              />
            )}
          </Stack>
        );
      }}
    </QuerySection>
  );
}
