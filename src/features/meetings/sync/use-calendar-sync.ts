import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { calendarSync } from '#machines/calendar-sync';
import { client } from '#openapi/client';
import { invalidate } from '../../kernel/invalidation';
import { inspectionOptions } from '../../kernel/machine-inspection';
import { queryClient } from '../../kernel/query';
import { sendCommand } from '../../kit/command';
import {
  calendarConnection,
  chooseCalendars,
  disconnectCalendar,
  finishConnecting,
  invalidatedBySync,
  syncNow,
} from '../data/calendar-sync';

const look = () => queryClient.fetchQuery({ ...calendarConnection(), staleTime: 0 });

const provided = () =>
  calendarSync.provide({
    actors: {
      look: fromPromise(look),
      exchange: fromPromise(({ input: { code = '', state = '' } }) => sendCommand(finishConnecting, { code, state })),
      leave: fromPromise(async () => {
        const { data } = await client.GET('/api/google-calendar/auth-url');
        if (data) location.assign(data.url);
      }),
      choose: fromPromise(async ({ input }) => {
        await sendCommand(chooseCalendars, input);
        return look();
      }),
      sync: fromPromise(() => sendCommand(syncNow, null)),
      disconnect: fromPromise(async () => {
        await sendCommand(disconnectCalendar, null);
        return look();
      }),
    },
  });

/** The connection with one's calendar, wherever one comes from. */
export function useCalendarSync() {
  const [search, setSearch] = useSearchParams();
  const [machine] = useState(provided);
  const [snapshot, send] = useMachine(machine, {
    ...inspectionOptions(),
    input: {
      code: search.get('code') ?? undefined,
      state: search.get('state') ?? undefined,
      error: search.get('error') ?? undefined,
    },
  });

  // Said once: neither what Google gave nor an error is to be found again by going back.
  const isBack = search.size > 0;
  useEffect(() => {
    if (isBack) setSearch({}, { replace: true });
  }, [isBack, setSearch]);

  const { known } = snapshot.context;
  const synced = known && `${known.last_synced_at} ${known.events_in} ${known.conflicts}`;
  useEffect(() => {
    if (synced) void invalidate(invalidatedBySync());
  }, [synced]);

  return { snapshot, send };
}
