import { newSavedViewRules } from '#openapi/rules/new-saved-view';
import { notify, TextField } from '#ui';
import { useWords } from '../../../kernel/language';
import { sendCommand } from '../../command';
import { FormModal } from '../../form/FormModal';
import { useEntityForm } from '../../form/use-entity-form';
import { saveView } from './commands';
import type { Scope } from './queries';
import { savedWords } from './words';

/** Saves the current address query as a named view. */
export function SaveView({ scope, query, onClose }: { scope: Scope; query: string; onClose: () => void }) {
  const t = useWords(savedWords);
  const form = useEntityForm({
    of: { values: { name: '' } },
    rules: newSavedViewRules,
    fields: { name: { label: t('name'), says: { missing: () => t('missing') } } },
    send: ({ name }) => sendCommand(saveView, { view: { scope, name, query }, isKept: true }),
    onSent: (_, { name }) => {
      notify({ variant: 'success', title: t('done'), description: name });
      onClose();
    },
    place: ({ message }) => ({ name: message }),
  });
  return (
    <FormModal title={t('saveTitle')} form={form} size="sm" onClose={onClose}>
      <TextField {...form.field('name')} note={t(scope === 'steps' ? 'stepsNote' : 'note')} autoFocus />
    </FormModal>
  );
}
