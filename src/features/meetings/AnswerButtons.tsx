import type { Schema } from '#openapi/operations';
import { ToggleButtonGroup } from '#ui';
import { useWords } from '../kernel/language';
import { useCommand } from '../kit/command';
import { answerMeeting } from './data/answer';
import { whenWords } from './when/words';

const responses = ['accepted', 'tentative', 'declined'] as const;

export interface AnswerButtonsProps {
  id: string;
  response: Schema<'MeetingResponse'>;
  /** What the meeting is called, where more than one is asked about. */
  name?: string;
  size?: 's' | 'm';
  onAnswered?: () => void;
}

/** Whether the person comes to a meeting: each answer is saved as it is chosen. */
export function AnswerButtons({ id, response, name, size, onAnswered }: AnswerButtonsProps) {
  const t = useWords(whenWords);
  const answer = useCommand(answerMeeting);
  const shown = answer.isPending ? answer.input?.response : response;
  return (
    <ToggleButtonGroup
      label={name ? t('answer.about', { name }) : t('answer.label')}
      size={size}
      options={responses.map((each) => ({ id: each, label: t(`answer.${each}`) }))}
      selectedKeys={shown ? [shown] : []}
      onSelectionChange={([chosen]) => {
        const next = responses.find((each) => each === chosen);
        if (!next) return;
        void answer.run({ id, response: next }, { done: () => t('answered'), failed: () => t('notAnswered') });
        onAnswered?.();
      }}
    />
  );
}
