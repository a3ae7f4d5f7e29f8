import { Banner, EmptyState, Page, Skeleton, Stack } from '#ui';
import { translator, useWords } from '../../kernel/language';
import { useLiveChanges } from '../../kernel/live';
import type { PageHandle } from '../../kernel/page';
import { toProblem } from '../../kernel/problem';
import { CalendarConflicts } from './CalendarConflicts';
import { ChooseCalendars } from './ChooseCalendars';
import { ConnectCalendar } from './ConnectCalendar';
import { HealthCard } from './HealthCard';
import { TryAgain } from './TryAgain';
import { useCalendarSync } from './use-calendar-sync';
import { syncWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(syncWords, language)('title') };

/** How one's meetings and one's calendar of Google are kept in step, and what is to be decided about them. */
export function Component() {
  const t = useWords(syncWords);
  const { snapshot, send } = useCalendarSync();
  useLiveChanges();
  const { known, failure, arrival } = snapshot.context;
  const isChoosing = snapshot.matches('choosing') || snapshot.matches('saving');
  const isConnected = known !== undefined && known.status !== 'not_connected';
  return (
    <Page title={t('title')} description={t('lead')} width="text">
      <Stack space="xl">
        {arrival.error !== undefined && (
          <Banner tone="warning" title={t(arrival.error === 'access_denied' ? 'denied' : 'notDone')} isLive />
        )}
        {failure !== undefined && !snapshot.matches('unreachable') && (
          <Banner tone="critical" title={toProblem(failure).message} isLive />
        )}
        {snapshot.matches('unreachable') && (
          <EmptyState
            kind="failed"
            title={t('unknown')}
            description={toProblem(failure).message}
            action={<TryAgain onPress={() => send({ type: 'look' })} />}
          />
        )}
        {!known && !snapshot.matches('unreachable') && (
          <div aria-busy="true">
            <Skeleton lines={5} />
          </div>
        )}
        {!isConnected && known && (
          <ConnectCalendar
            error={known.error}
            isPending={snapshot.hasTag('busy')}
            onConnect={() => send({ type: 'connect' })}
          />
        )}
        {isConnected && isChoosing && (
          <ChooseCalendars
            isPending={snapshot.matches('saving')}
            onChoose={(choice) => send({ type: 'choose', choice })}
            onBack={snapshot.can({ type: 'back' }) ? () => send({ type: 'back' }) : undefined}
          />
        )}
        {isConnected && (
          <HealthCard
            connection={known}
            isPending={snapshot.hasTag('busy')}
            can={(type) => snapshot.can({ type })}
            onAct={(type) => send({ type })}
          />
        )}
        {isConnected && known.conflicts > 0 && <CalendarConflicts />}
      </Stack>
    </Page>
  );
}
