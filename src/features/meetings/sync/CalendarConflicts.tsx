import { useQuery } from '@tanstack/react-query';
import { Button, Card, Columns, DescriptionList, Inline, Link, List, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useCommand } from '../../kit/command';
import { QuerySection } from '../../kit/section/QuerySection';
import { paths } from '../../paths';
import { type CalendarConflict, calendarConflicts, settleConflict } from '../data/calendar-sync';
import { useWhen } from '../use-when';
import { syncWords } from './words';

type Side = CalendarConflict['ours'];

/** What both sides changed, each beside the other: nothing of it is lost until somebody decides. */
export function CalendarConflicts() {
  const t = useWords(syncWords);
  return (
    <QuerySection title={t('conflicts')} query={useQuery(calendarConflicts())}>
      {({ data }) => (
        <List label={t('conflicts')} items={data} empty={<Text tone="secondary">{t('noConflicts')}</Text>}>
          {(conflict) => <ConflictRow conflict={conflict} />}
        </List>
      )}
    </QuerySection>
  );
}

function ConflictRow({ conflict }: { conflict: CalendarConflict }) {
  const t = useWords(syncWords);
  const settle = useCommand(settleConflict);
  const { id, ours, theirs, stamp, meeting_id, twin_id, is_refused, is_cut, calendar } = conflict;
  const isTwin = twin_id !== null;
  const keep = (keep: 'ours' | 'theirs') =>
    void settle.run({ id, keep, stamp }, { done: () => t('settled'), failed: () => t('notSettled') });
  return (
    <Stack space="m">
      <Text>
        {t(isTwin ? 'twin' : is_refused ? 'refused' : is_cut ? 'cut' : 'both', { calendar })}{' '}
        {meeting_id && <Link href={paths.meeting({ meetingId: meeting_id })}>{t('open', { title: ours.title })}</Link>}
      </Text>
      <Columns minWidth="m">
        {(['ours', 'theirs'] as const).map((side) => (
          <Card key={side}>
            <Stack space="m">
              <Text weight="medium">{t(isTwin ? `twinSide.${side}` : `side.${side}`)}</Text>
              <SideFacts side={conflict[side]} other={side === 'ours' ? theirs : ours} />
              <Inline>
                <Button
                  size="s"
                  weight="soft"
                  tone="neutral"
                  isPending={settle.isPending}
                  aria-label={t(isTwin ? `twinKeepOf.${side}` : `keepOf.${side}`, { title: conflict[side].title })}
                  onPress={() => keep(side)}
                >
                  {t(isTwin ? `twinKeep.${side}` : `keep.${side}`)}
                </Button>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}

/** What of a side is not as on the other; its title always. */
function SideFacts({ side, other }: { side: Side; other: Side }) {
  const t = useWords(syncWords);
  const { when, elsewhere } = useWhen();
  const isMoved = (['start_at', 'end_at', 'time_zone'] as const).some((name) => side[name] !== other[name]);
  const differs = (name: keyof Side) => side[name] !== other[name];
  return (
    <DescriptionList
      layout="above"
      items={[
        { label: t('field.title'), value: side.title },
        ...(differs('is_off') ? [{ label: t('field.state'), value: t(side.is_off ? 'off' : 'on') }] : []),
        ...(isMoved
          ? [{ label: t('field.when'), value: [when(side), elsewhere(side)].filter(Boolean).join(' · ') }]
          : []),
        ...(differs('location') ? [{ label: t('field.location'), value: side.location }] : []),
        ...(differs('description') ? [{ label: t('field.description'), value: side.description }] : []),
        ...(differs('is_private')
          ? [{ label: t('field.private'), value: t(side.is_private ? 'private' : 'notPrivate') }]
          : []),
      ]}
    />
  );
}
