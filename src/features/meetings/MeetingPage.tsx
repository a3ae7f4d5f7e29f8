import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { isDay } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { meetingChangeRules } from '#openapi/rules/meeting-change';
import { notify } from '#ui';
import { translator, useWords } from '../kernel/language';
import { lazyComponent } from '../kernel/lazy-component';
import { useLiveChanges } from '../kernel/live';
import type { PageHandle } from '../kernel/page';
import { queryClient } from '../kernel/query';
import { getSelectedUnit } from '../kernel/selection';
import { useCan } from '../kernel/session';
import { sendCommand } from '../kit/command';
import { FormPage } from '../kit/form/FormPage';
import { useEntityForm } from '../kit/form/use-entity-form';
import { firstError } from '../kit/list/row-errors';
import { paths } from '../paths';
import { changeMeeting, createMeeting, meetingById } from './data/meetings';
import { ownZone } from './data/today';
import { MeetingFields, useChoices, useMeetingFields } from './form/MeetingFields';
import {
  bodyFrom,
  fieldsOfTime,
  firstTimes,
  guestErrors,
  isGuestBegun,
  isRepeatOfOne,
  type MeetingValues,
  newOf,
  nightsOf,
  savedOf,
  timesOf,
} from './form/values';
import { MeetingHead } from './MeetingHead';
import { meetingWords } from './words';

// Those who only attend need no form, and those who write no facts.
const MeetingFacts = lazyComponent(() => import('./MeetingFacts'), 'MeetingFacts');

type Shown = Schema<'Meeting'>;

export const handle: PageHandle = { pageName: (language) => translator(meetingWords, language)('one') };

const readMeeting = (id: string) => queryClient.fetchQuery({ ...meetingById(id), staleTime: 0 });

/** The day that an address asks for, or the times. */
function givenTimes(asked: URLSearchParams): Partial<MeetingValues> {
  const day = asked.get('day') ?? '';
  const [start_at, end_at] = [asked.get('start') ?? '', asked.get('end') ?? ''];
  if (Date.parse(start_at) < Date.parse(end_at)) return fieldsOfTime({ start_at, end_at }, ownZone());
  return isDay(day) ? { day } : {};
}

export async function loader({ params: { meetingId }, request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url);
  return { meeting: meetingId ? await readMeeting(meetingId) : undefined, given: givenTimes(asked) };
}

/** A new meeting, or one as it is changed by its organizer and read by others. */
export function Component() {
  const { meeting, given } = useLoaderData<typeof loader>();
  // Another one is another form.
  return meeting ? <Known key={meeting.id} loaded={meeting} /> : <MeetingForm given={given} />;
}

function Known({ loaded }: { loaded: Shown }) {
  const isManager = useCan()('manage:meetings');
  const { data: meeting = loaded } = useQuery(meetingById(loaded.id));
  useLiveChanges();
  const mayChange = meeting.my_role === 'organizer' || (isManager && !meeting.is_hidden);
  if (mayChange) return <MeetingForm meeting={meeting} />;
  return (
    <Suspense>
      <MeetingFacts meeting={meeting} />
    </Suspense>
  );
}

function MeetingForm({ meeting, given }: { meeting?: Shown; given?: Partial<MeetingValues> }) {
  const t = useWords(meetingWords);
  const navigate = useNavigate();
  const choices = useChoices(meeting);
  const [saved] = useState(() =>
    meeting
      ? savedOf(meeting)
      : newOf({ ...firstTimes(new Date(), ownZone()), unit_id: getSelectedUnit() ?? null, ...given }),
  );
  // Whose version the form goes on from: what others changed meanwhile is not written over by a change of status.
  const [version, setVersion] = useState(saved.version);
  const nights = nightsOf(meeting);
  const { title: titleRule, time_zone, location, description, project_id, client_id, unit_id } = meetingChangeRules;
  const form = useEntityForm<MeetingValues, Shown>({
    of: saved,
    draft: `meeting-${meeting?.id ?? 'new'}`,
    rules: {
      title: { ...titleRule, required: true },
      day: { required: true, format: 'date' },
      start: { required: true },
      end: { required: true },
      time_zone,
      location,
      description,
      project_id,
      client_id,
      unit_id,
      conference_url: { maxLength: 500 },
    },
    fields: useMeetingFields(choices),
    check: (values) => {
      const wrong = isGuestBegun(values.guest) && firstError(guestErrors(values.guests, values.guest));
      return {
        ...(values.day && values.start && values.end && !timesOf(values, nights) && { end: t('fault.end') }),
        ...(values.conference_url &&
          !/^https?:\/\/\S+$/.test(values.conference_url) && { conference_url: t('fault.conference_url') }),
        ...(isRepeatOfOne(values, meeting) && { scope: t('fault.scope') }),
        ...(wrong && { guest: t(`guest.${wrong}`) }),
      };
    },
    send: (values, version) => {
      const body = bodyFrom(values, nights, meeting);
      return meeting
        ? sendCommand(changeMeeting, { id: meeting.id, change: { ...body, version } })
        : sendCommand(createMeeting, body);
    },
    readAgain: async () => meeting && savedOf(await readMeeting(meeting.id)),
    onSent: ({ title }) => {
      notify({ variant: 'success', title: t(meeting ? 'changed' : 'created'), description: title });
      return navigate(paths.meetings());
    },
  });
  return (
    <FormPage
      title={meeting?.title ?? t('newTitle')}
      form={form}
      submit={t(meeting ? 'save' : 'create')}
      cancelTo={paths.meetings()}
      conflict={t('conflict')}
      head={
        meeting && (
          <MeetingHead
            meeting={meeting}
            onChanged={(now) => {
              if (now.version !== (version ?? 0) + 1) return;
              form.settle(savedOf(now), savedOf(meeting).values);
              setVersion(now.version);
            }}
            onDeleted={form.discard}
          />
        )
      }
    >
      <MeetingFields form={form} choices={choices} nights={nights} meeting={meeting} />
    </FormPage>
  );
}
