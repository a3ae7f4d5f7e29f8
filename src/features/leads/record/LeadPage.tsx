import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { Card, Columns, Inline, InlineAlert, Page, Section, Stack, Text } from '#ui';
import { translator, useWords } from '../../kernel/language';
import { useLiveChanges } from '../../kernel/live';
import { type PageHandle, usePageTitle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { useCan } from '../../kernel/session';
import { HistoryLink } from '../../kit/history/HistoryLink';
import { paths } from '../../paths';
import { leadById } from '../data/leads';
import { LeadStatusBadge } from '../LeadStatusBadge';
import { leadWords } from '../words';
import { AssignLead } from './AssignLead';
import { LeadFacts } from './LeadFacts';
import { LeadLifeActs } from './LeadLifeActs';
import { LeadNotes } from './LeadNotes';
import * as styles from './LeadPage.css';

export const handle: PageHandle = { pageName: (language) => translator(leadWords, language)('one') };

export const loader = ({ params: { leadId = '' } }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(leadById(leadId));

/** One lead: its message, assignee, notes and status. */
export function Component() {
  useLiveChanges();
  const t = useWords(leadWords);
  const { leadId = '' } = useParams();
  const { data: lead } = useSuspenseQuery(leadById(leadId));
  const isManaged = useCan()('manage:leads') && lead.anonymised_at === null;
  const name = lead.name || lead.code;
  usePageTitle(name);
  return (
    <Page
      title={name}
      description={<LeadStatusBadge status={lead.status} />}
      breadcrumbs={[{ label: t('title'), href: paths.leads() }, { label: name }]}
      actions={
        <Inline space="s">
          <HistoryLink about={leadId} />
          {isManaged && <LeadLifeActs lead={lead} />}
        </Inline>
      }
    >
      <Stack space="xl">
        {lead.anonymised_at !== null && <InlineAlert tone="info">{t('anonymisedText')}</InlineAlert>}
        <Card padding="l">
          <LeadFacts lead={lead} />
        </Card>
        <Columns minWidth="l" space="xl">
          <Section title={t('message')}>
            {lead.message ? (
              <p className={styles.typed}>{lead.message}</p>
            ) : (
              <Text tone="secondary">{t('anonymised')}</Text>
            )}
          </Section>
          <Stack space="xl">
            {isManaged && <AssignLead lead={lead} />}
            <LeadNotes lead={lead} isManaged={isManaged} />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
