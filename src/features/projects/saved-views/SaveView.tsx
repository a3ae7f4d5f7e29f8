import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, notify, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { ask } from '../../kernel/query';
import { FormModal } from '../FormModal';
import { type Scope, savedViews } from './queries';
import { savedWords } from './words';

const formId = 'save-view';

/** Gives what the address shows a name of its own. */
export function SaveView({ scope, query, onClose }: { scope: Scope; query: string; onClose: () => void }) {
  const t = useWords(savedWords);
  const { language } = usePreferences();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const save = ask.useMutation('post', '/api/saved-views', {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: savedViews(scope).queryKey });
      notify({ variant: 'success', title: t('done'), description: name.trim() });
      onClose();
    },
  });
  const send = () => {
    setWasSent(true);
    if (name.trim()) save.mutate({ body: { scope, name: name.trim(), query } });
  };
  const refusal = save.error ? toProblem(save.error, language).message : undefined;
  return (
    <FormModal title={t('saveTitle')} size="sm" formId={formId} isBusy={save.isPending} onClose={onClose}>
      <Form id={formId} onSubmit={send}>
        <TextField
          label={t('name')}
          note={t(scope === 'steps' ? 'stepsNote' : 'note')}
          value={name}
          onChange={setName}
          maxLength={120}
          error={wasSent && !name.trim() ? t('missing') : refusal}
          isRequired
          autoFocus
        />
      </Form>
    </FormModal>
  );
}
