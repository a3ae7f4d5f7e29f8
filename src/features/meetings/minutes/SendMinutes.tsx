import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { notify, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import type { Problem } from '../../kernel/problem';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { sendMinutes } from '../data/minutes';
import { minutesWords } from './words';

export interface SendMinutesProps {
  meeting: Pick<Schema<'Meeting'>, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks before the minutes go to others, which nothing takes back, and says whom they reach. */
export function SendMinutes({ meeting: { id, title }, onClose }: SendMinutesProps) {
  const t = useWords(minutesWords);
  const { language } = usePreferences();
  const sending = useCommand(sendMinutes);
  const [problem, setProblem] = useState<Problem>();

  async function send() {
    const { output, problem } = await sending.run(id);
    if (!output) return setProblem(problem);
    const { recipients } = output;
    const names = new Intl.ListFormat(language).format(recipients);
    notify(
      recipients.length > 0
        ? { variant: 'success', title: t('send.sent', { title }), description: t('send.to', { names }) }
        : { variant: 'warning', title: t('send.nobody'), description: t('send.nobodyText') },
    );
    onClose();
  }
  return (
    <Confirm
      title={t('send.title')}
      act={t('send.act')}
      tone="accent"
      isPending={sending.isPending}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Text>{t('send.text', { title })}</Text>
    </Confirm>
  );
}
