import { Ellipsis, ListPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Badge, Checkbox, IconButton, Inline, Link, Menu, MenuTrigger, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { Asked } from '../../kit/Asked';
import { useCommand } from '../../kit/command';
import { deferDelete } from '../../kit/deferred-delete';
import { paths } from '../../paths';
import { changeOutcome, type Outcome, removeOutcome } from '../data/outcomes';
import { useMayRecord } from './use-may-record';
import { minutesWords } from './words';

// Each is opened by few.
const EditOutcome = lazyComponent(() => import('./EditOutcome'), 'EditOutcome');
const TieOutcome = lazyComponent(() => import('./TieOutcome'), 'TieOutcome');

export interface OutcomeRowProps {
  /** The meeting in which it is shown. */
  meeting: Schema<'Meeting'>;
  outcome: Outcome;
}

/** Something that came of a meeting: who does it by when, and how far it is. */
export function OutcomeRow({ meeting, outcome }: OutcomeRowProps) {
  const t = useWords(minutesWords);
  const { day, instant } = useFormats();
  const mayRecord = useMayRecord(meeting);
  const change = useCommand(changeOutcome);
  const [asked, setAsked] = useState<'edit' | 'tie'>();
  const { text, person, due_date, is_done, done_at, done_by, is_tied, sub_step } = outcome;
  const place = { meetingId: outcome.meeting_id, outcomeId: outcome.id };
  const facts = [
    person?.name,
    due_date && t('outcome.until', { day: day(due_date) }),
    is_done && done_by && done_at && t('outcome.doneBy', { name: done_by.name, at: instant(done_at) }),
  ]
    .filter(Boolean)
    .join(' · ');

  const remove = () =>
    deferDelete({
      command: removeOutcome,
      inputs: [place],
      done: t('outcome.deleted', { name: text }),
      failed: () => t('outcome.failedDelete'),
    });
  const items = [
    { id: 'tie', label: t('outcome.tie'), icon: ListPlus, onAction: () => setAsked('tie') },
    { id: 'edit', label: t('outcome.edit'), icon: Pencil, onAction: () => setAsked('edit') },
    { id: 'delete', label: t('outcome.delete'), icon: Trash2, tone: 'critical' as const, onAction: remove },
  ];
  return (
    <Inline space="s" align="start" justify="between" wrap={false}>
      {is_tied ? (
        <Stack space="xs">
          <Inline space="s" align="center">
            <Text as="span">{text}</Text>
            <Badge tone={is_done ? 'positive' : 'info'}>{t(is_done ? 'outcome.done' : 'outcome.open')}</Badge>
          </Inline>
          {facts && (
            <Text size="s" tone="secondary">
              {facts}
            </Text>
          )}
          {sub_step ? (
            <Link href={`${paths.project({ projectId: sub_step.project.id })}?step=${sub_step.step.id}`}>
              {t('outcome.subStep', { project: sub_step.project.name, step: sub_step.step.name })}
            </Link>
          ) : (
            <Text size="s" tone="secondary">
              {t('outcome.hidden')}
            </Text>
          )}
        </Stack>
      ) : (
        <Checkbox
          label={text}
          note={facts || undefined}
          isSelected={is_done}
          isDisabled={!mayRecord}
          onChange={(is_done) =>
            void change.run({ ...place, change: { is_done } }, { failed: () => t('outcome.failedUpdate') })
          }
        />
      )}
      {mayRecord && !is_tied && (
        <MenuTrigger>
          <IconButton label={t('outcome.more', { name: text })} icon={Ellipsis} size="s" />
          <Menu label={text} items={is_done ? items.slice(1) : items} />
        </MenuTrigger>
      )}
      <Asked onClose={() => setAsked(undefined)}>
        {asked === 'edit' && <EditOutcome meeting={meeting} outcome={outcome} onClose={() => setAsked(undefined)} />}
        {asked === 'tie' && <TieOutcome meeting={meeting} outcome={outcome} onClose={() => setAsked(undefined)} />}
      </Asked>
    </Inline>
  );
}
