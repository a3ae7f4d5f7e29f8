import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CalendarDays, Mail, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { Button, ButtonLink, Inline, Page, Section, Skeleton, Stack } from '#ui';
import { translator, useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { useLiveChanges } from '../../kernel/live';
import { type PageHandle, usePageTitle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { Asked } from '../../kit/Asked';
import { paths } from '../../paths';
import { meetingById } from '../data/meetings';
import { notesOf } from '../data/notes';
import { outcomesOf } from '../data/outcomes';
import { useWhen } from '../use-when';
import { AgendaParts } from './AgendaParts';
import { PartNote } from './PartNote';
import { useMayRecord } from './use-may-record';
import { minutesWords } from './words';

// What orders them weighs more than all the rest of the page.
const Outcomes = lazyComponent(() => import('./Outcomes'), 'Outcomes');
const SendMinutes = lazyComponent(() => import('./SendMinutes'), 'SendMinutes');

// Who is writing is no change that anybody is told of.
const often = 4_000;

export const handle: PageHandle = { pageName: (language) => translator(minutesWords, language)('page') };

export function loader({ params }: LoaderFunctionArgs) {
  const id = params.meetingId as string;
  void queryClient.prefetchQuery(outcomesOf(id));
  void queryClient.prefetchQuery(notesOf(id));
  return queryClient.ensureQueryData(meetingById(id));
}

/** What is talked and decided in a meeting, as it is written down. */
export function Component() {
  const t = useWords(minutesWords);
  const { when } = useWhen();
  const id = useParams().meetingId as string;
  const { data: meeting } = useSuspenseQuery(meetingById(id));
  useLiveChanges();
  const mayRecord = useMayRecord(meeting);
  const [isSending, setSending] = useState(false);
  useQuery({ ...notesOf(id), refetchInterval: mayRecord && often });
  const title = t('title', { title: meeting.title });
  usePageTitle(title);
  return (
    <Page
      title={title}
      description={when(meeting)}
      width="text"
      actions={
        <Inline space="s">
          <Button icon={Printer} weight="soft" tone="neutral" onPress={() => window.print()}>
            {t('print')}
          </Button>
          {mayRecord && meeting.status !== 'draft' && (
            <Button icon={Mail} weight="soft" tone="neutral" onPress={() => setSending(true)}>
              {t('send.open')}
            </Button>
          )}
          <ButtonLink href={paths.meeting({ meetingId: id })} icon={CalendarDays} weight="soft" tone="neutral">
            {t('meeting')}
          </ButtonLink>
        </Inline>
      }
    >
      <Stack space="l">
        <AgendaParts meeting={meeting} />
        <Section title={t('note.title')}>
          <PartNote meeting={meeting} partId={id} name={meeting.title} />
        </Section>
        <Suspense fallback={<Skeleton lines={3} />}>
          <Outcomes meeting={meeting} />
        </Suspense>
      </Stack>
      {isSending && (
        <Asked onClose={() => setSending(false)}>
          <SendMinutes meeting={meeting} onClose={() => setSending(false)} />
        </Asked>
      )}
    </Page>
  );
}
