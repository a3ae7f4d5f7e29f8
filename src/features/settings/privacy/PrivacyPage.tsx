import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { privacyAnswerRules } from '#openapi/rules/privacy-answer';
import { Button, EmptyState, Link, List, notify, Page, RadioGroup, Section, Stack, TextArea } from '#ui';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { paths } from '../../paths';
import { allRequests, answerRequest, openRequests, type PrivacyRequest } from '../data/privacy';
import { RequestLine } from './RequestLine';
import { privacyWords } from './words';

export const handle: PageHandle = { pageName: (language) => translator(privacyWords, language)('title') };

export const loader = () =>
  Promise.all([openRequests(), allRequests()].map((query) => queryClient.ensureQueryData(query)));

/** What people asked for by law, for whoever manages people: what is due first comes first. */
export function Component() {
  const t = useWords(privacyWords);
  const { data } = useSuspenseQuery(allRequests());
  const { data: waiting } = useSuspenseQuery(openRequests());
  const [answered, setAnswered] = useState<PrivacyRequest>();
  const open = waiting.data.filter(({ status }) => status === 'open');
  const closed = data.data.filter(({ status }) => status !== 'open');
  const who = ({ person: { id, name } }: PrivacyRequest) => <Link href={paths.user({ userId: id })}>{name}</Link>;
  return (
    <Page title={t('title')} description={t('lead')} width="text">
      {data.data.length === 0 ? (
        <EmptyState kind="nothing yet" title={t('none')} description={t('noneText')} />
      ) : (
        <Stack space="xl">
          <Section title={t('open', { count: open.length })}>
            <List label={t('open', { count: open.length })} items={open} frame="card" empty={t('noneOpen')}>
              {(request) => (
                <RequestLine
                  request={request}
                  who={who(request)}
                  action={
                    <Button
                      size="s"
                      weight="soft"
                      tone="neutral"
                      aria-label={t('answerOf', { name: request.person.name })}
                      onPress={() => setAnswered(request)}
                    >
                      {t('answer')}
                    </Button>
                  }
                />
              )}
            </List>
          </Section>
          {closed.length > 0 && (
            <Section title={t('closed')}>
              <List label={t('closed')} items={closed} frame="card">
                {(request) => <RequestLine request={request} who={who(request)} />}
              </List>
            </Section>
          )}
        </Stack>
      )}
      {answered && <AnswerRequest request={answered} onClose={() => setAnswered(undefined)} />}
    </Page>
  );
}

type Values = { status: 'answered' | 'refused'; answer: string };

function AnswerRequest({
  request: { id, version, person },
  onClose,
}: {
  request: PrivacyRequest;
  onClose: () => void;
}) {
  const t = useWords(privacyWords);
  const form = useEntityForm<Values>({
    of: { values: { status: 'answered', answer: '' }, version },
    draft: `privacy-answer-${id}`,
    rules: privacyAnswerRules,
    fields: {
      status: { label: t('statusLabel') },
      answer: { label: t('answerLabel'), says: { missing: () => t('answerMissing') } },
    },
    send: (values) => sendCommand(answerRequest, { id, version, ...values }),
    onSent: () => {
      notify({ variant: 'success', title: t('sent'), description: person.name });
      onClose();
    },
  });
  const { onChange, ...status } = form.field('status');
  return (
    <FormModal title={t('answerOf', { name: person.name })} form={form} onClose={onClose}>
      <RadioGroup
        {...status}
        options={(['answered', 'refused'] as const).map((each) => ({ id: each, label: t(`choose.${each}`) }))}
        onChange={(chosen) => onChange(chosen as Values['status'])}
      />
      <TextArea {...form.field('answer')} note={t('answerNote')} />
    </FormModal>
  );
}
