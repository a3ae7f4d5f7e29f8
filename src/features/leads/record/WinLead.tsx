import { useQuery } from '@tanstack/react-query';
import { leadWinRules } from '#openapi/rules/lead-win';
import { Checkbox, Text, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { queryClient } from '../../kernel/query';
import { useCan } from '../../kernel/session';
import { runCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { NullableSelect } from '../../kit/form/NullableSelect';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { type LeadDetail, leadById, templatesForLead, winLead } from '../data/leads';
import { leadWords } from '../words';

interface Values {
  client_name: string;
  begins_project: boolean;
  project_name: string;
  template_id: string | null;
}

const savedOf = ({ company, name, version }: LeadDetail) => ({
  values: { client_name: company || name, begins_project: false, project_name: '', template_id: null } as Values,
  version,
});

/** Asks for the client's name and an optional project, then creates both. */
export function WinLead({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const t = useWords(leadWords);
  const mayBegin = useCan()('create:projects');
  const { data: templates = [] } = useQuery({ ...templatesForLead(), enabled: mayBegin });
  const form = useEntityForm<Values>({
    of: savedOf(lead),
    rules: {
      client_name: { ...leadWinRules.client_name, required: true },
      project_name: { maxLength: leadWinRules['project.name'].maxLength },
      template_id: leadWinRules['project.template_id'],
    },
    fields: {
      client_name: { label: t('win.client_name') },
      begins_project: { label: t('win.begins_project'), show: (isWanted) => t(isWanted ? 'win.yes' : 'win.no') },
      project_name: { label: t('win.project_name') },
      template_id: {
        label: t('win.template_id'),
        show: (id) => templates.find((one) => one.id === id)?.name ?? t('win.noTemplate'),
      },
    },
    check: ({ begins_project, project_name }) =>
      begins_project && !project_name.trim() ? { project_name: t('win.noName') } : {},
    send: async ({ client_name, begins_project, project_name, template_id }, version) => {
      const project = begins_project ? { name: project_name, template_id } : null;
      const body = { id: lead.id, client_name, project, version };
      const { problem } = await runCommand(winLead, body, { done: () => t('win.done') });
      if (problem) throw problem;
    },
    readAgain: async () => savedOf(await queryClient.fetchQuery({ ...leadById(lead.id), staleTime: 0, retry: false })),
    onSent: onClose,
  });
  const { begins_project } = form.values;
  return (
    <FormModal title={t('win.title')} act={t('act.win')} form={form} conflict={t('win.conflict')} onClose={onClose}>
      <Text>{t('win.text')}</Text>
      <TextField
        {...form.field('client_name')}
        note={t(lead.company ? 'win.asCompany' : 'win.asIndividual')}
        autoFocus
      />
      {mayBegin && (
        <Checkbox isSelected={begins_project} onChange={(isWanted) => form.change({ begins_project: isWanted })}>
          {t('win.begins_project')}
        </Checkbox>
      )}
      {begins_project && (
        <>
          <TextField {...form.field('project_name')} isRequired />
          <NullableSelect field={form.field('template_id')} none={t('win.noTemplate')} options={templates} />
        </>
      )}
    </FormModal>
  );
}
