import type { Schema } from '#openapi/operations';
import { Banner, ButtonLink, Card, DescriptionList, Inline, Link, List, Page, Section, Stack } from '#ui';
import { useWords } from '../kernel/language';
import { TwoLines } from '../kit/list/columns';
import { paths } from '../paths';
import { AnswerButtons } from './AnswerButtons';
import { DownloadIcs } from './DownloadIcs';
import { MeetingStatusBadge } from './look';
import { useWhen } from './use-when';
import { whenWords } from './when/words';
import { meetingWords } from './words';

/** All that is known of a meeting, for whoever may not change it, and the answer of whoever was asked. */
export function MeetingFacts({ meeting }: { meeting: Schema<'Meeting'> }) {
  const t = useWords(meetingWords);
  const whenT = useWords(whenWords);
  const { when, elsewhere } = useWhen();
  const { id, title, is_hidden, location, conference_url, project, client, unit, organizer, my_response } = meeting;
  const { attendees, agenda, status, notes, description } = meeting;
  const times = { label: t('field.when'), value: <TwoLines text={when(meeting)} note={elsewhere(meeting)} /> };
  if (is_hidden)
    return (
      <Page title={title} width="text">
        <Banner tone="info" title={t('hidden')} />
        <Card padding="l">
          <DescriptionList items={[times]} />
        </Card>
      </Page>
    );
  return (
    <Page title={title} width="text">
      <Card padding="l">
        <Stack space="l">
          <Inline justify="between" align="center">
            <MeetingStatusBadge status={status} />
            <Inline space="s">
              <ButtonLink href={paths.meetingMinutes({ meetingId: id })} size="s" weight="soft" tone="neutral">
                {t('minutesPage')}
              </ButtonLink>
              <DownloadIcs meeting={meeting} />
            </Inline>
          </Inline>
          {my_response !== null && (
            <Section title={t('answerTitle')}>
              <AnswerButtons id={id} response={my_response} />
            </Section>
          )}
          <DescriptionList
            items={[
              times,
              { label: t('field.location'), value: location || null },
              {
                label: t('field.conference_url'),
                value: conference_url && (
                  <Link href={conference_url} target="_blank" rel="noopener noreferrer">
                    {conference_url}
                  </Link>
                ),
              },
              { label: t('field.organizer'), value: organizer?.name },
              { label: t('field.project_id'), value: project?.name },
              { label: t('field.client_id'), value: client?.name },
              { label: t('field.unit_id'), value: unit?.name },
              { label: t('field.description'), value: description || null },
              { label: t('field.notes'), value: notes || null },
            ]}
          />
          {attendees.length > 0 && (
            <Section title={t('field.people')}>
              <List label={t('field.people')} items={attendees} density="compact">
                {({ name, email, response, is_waiting }) => (
                  <TwoLines text={name || email || ''} note={is_waiting ? whenT('waits') : t(`response.${response}`)} />
                )}
              </List>
            </Section>
          )}
          {agenda.length > 0 && (
            <Section title={t('field.agenda')}>
              <List label={t('field.agenda')} items={agenda} density="compact">
                {(topic) => (
                  <TwoLines
                    text={topic.title}
                    note={[
                      topic.minutes > 0 && t('minutes', { minutes: topic.minutes }),
                      topic.owner?.name,
                      topic.notes,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                )}
              </List>
            </Section>
          )}
        </Stack>
      </Card>
    </Page>
  );
}
