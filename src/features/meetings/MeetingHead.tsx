import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { meetingActs } from '#domain/meeting-lifecycle';
import type { Schema } from '#openapi/operations';
import { Button, ButtonLink, Inline, Menu, MenuTrigger, Text } from '#ui';
import { useWords } from '../kernel/language';
import { Confirm } from '../kit/Confirm';
import { useCommand } from '../kit/command';
import { deferDelete } from '../kit/deferred-delete';
import { paths } from '../paths';
import { DownloadIcs } from './DownloadIcs';
import { changeMeetingStatus, removeMeeting } from './data/meetings';
import { MeetingStatusBadge } from './look';
import { meetingWords } from './words';

const scopes = ['one', 'following', 'all'] as const;
type Scope = (typeof scopes)[number];

export interface MeetingHeadProps {
  meeting: Schema<'Meeting'>;
  onChanged: (now: Schema<'Meeting'>) => void;
  /** What was typed over it goes with it. */
  onDeleted: () => void;
}

/** How a meeting stands, and what its organizer may do with it as a whole. */
export function MeetingHead({ meeting, onChanged, onDeleted }: MeetingHeadProps) {
  const t = useWords(meetingWords);
  const navigate = useNavigate();
  const change = useCommand(changeMeetingStatus);
  const { id, title, status, series, synced } = meeting;
  const [asked, setAsked] = useState<'cancel' | Scope>();

  const isCancel = asked === 'cancel';

  async function become(to: typeof status) {
    const { output } = await change.run(
      { id, status: to },
      { done: () => t('did.status', { status: to }), failed: () => t('did.failed') },
    );
    if (output) onChanged(output);
  }
  // What goes somewhere else too is said before.
  const ask = (act: 'cancel' | Scope) => (synced ? setAsked(act) : carryOut(act));
  const carryOut = (act: 'cancel' | Scope) => (act === 'cancel' ? void become('cancelled') : remove(act));
  function remove(scope: Scope) {
    onDeleted();
    deferDelete({
      command: removeMeeting,
      inputs: [{ id, scope }],
      done: t('did.deleted', { name: title }),
      failed: () => t('did.notDeleted'),
    });
    void navigate(paths.meetings());
  }
  return (
    <Inline justify="between" align="center">
      <MeetingStatusBadge status={status} />
      <Inline space="s">
        {meetingActs.of(status).map(({ act, to }) => (
          <Button
            key={act}
            size="s"
            weight="soft"
            tone={act === 'cancel' || act === 'miss' ? 'neutral' : 'accent'}
            isDisabled={change.isPending}
            onPress={() => (act === 'cancel' ? ask(act) : void become(to))}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
        <ButtonLink href={paths.meetingMinutes({ meetingId: id })} size="s" weight="soft" tone="neutral">
          {t('minutesPage')}
        </ButtonLink>
        <DownloadIcs meeting={meeting} />
        {series ? (
          <MenuTrigger>
            <Button size="s" weight="soft" tone="critical">
              {t('act.delete')}
            </Button>
            <Menu
              label={t('act.delete')}
              items={scopes.map((scope) => ({ id: scope, label: t(`scope.${scope}`), onAction: () => ask(scope) }))}
            />
          </MenuTrigger>
        ) : (
          <Button size="s" weight="soft" tone="critical" onPress={() => ask('one')}>
            {t('act.delete')}
          </Button>
        )}
      </Inline>
      {synced && asked && (
        <Confirm
          title={t(isCancel ? 'cancel.title' : 'delete.title', { name: title })}
          act={t(isCancel ? 'act.cancel' : 'act.delete')}
          back={isCancel ? t('cancel.back') : undefined}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            carryOut(asked);
          }}
        >
          <Text>
            {synced.calendar === null
              ? t(isCancel ? 'cancel.elsewhere' : 'delete.elsewhere')
              : t(isCancel ? 'cancel.there' : 'delete.there', { calendar: synced.calendar })}
          </Text>
        </Confirm>
      )}
    </Inline>
  );
}
