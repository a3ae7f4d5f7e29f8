import { formatPhone, parsePhone } from '#domain/phone';
import { DescriptionList, Link } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { paths } from '../../paths';
import type { LeadDetail } from '../data/leads';
import { leadWords } from '../words';

/** The facts of a lead. The visitor's input is shown as plain text, never as links. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const { instant } = useFormats();
  const { client, project, assignee } = lead;
  const phone = parsePhone(lead.phone);
  return (
    <DescriptionList
      layout="above"
      items={[
        { label: t('field.code'), value: lead.code, isTabular: true },
        { label: t('field.company'), value: lead.company || undefined },
        { label: t('field.email'), value: lead.email || undefined },
        { label: t('field.phone'), value: phone ? formatPhone(phone) : lead.phone || undefined, isTabular: true },
        { label: t('field.service'), value: t(`service.${lead.service}`) },
        { label: t('field.assignee'), value: assignee?.name ?? t('nobody') },
        { label: t('field.created_at'), value: instant(lead.created_at), isTabular: true },
        { label: t('field.source_page'), value: lead.source_page },
        { label: t('field.language'), value: t(`language.${lead.language}`) },
        { label: t('field.marketing'), value: t(`marketing.${lead.marketing ? 'yes' : 'no'}`) },
        { label: t('field.notice_version'), value: t('version', { version: lead.notice_version }) },
        ...(client ? [{ label: t('field.client'), value: <ClientOfLead client={client} /> }] : []),
        ...(project ? [{ label: t('field.project'), value: <ProjectOfLead project={project} /> }] : []),
      ]}
    />
  );
}

/** The client that a lead became; without an id the reader may not open it. */
const ClientOfLead = ({ client: { id, name } }: { client: NonNullable<LeadDetail['client']> }) =>
  id ? <Link href={paths.client({ clientId: id })}>{name}</Link> : name;

const ProjectOfLead = ({ project: { id, name } }: { project: NonNullable<LeadDetail['project']> }) =>
  id ? <Link href={paths.project({ projectId: id })}>{name}</Link> : name;
