import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { RadioGroup } from '#ui';
import { useWords } from '../../kernel/language';
import { Confirm } from '../../kit/Confirm';
import { meetingWords } from '../words';
import { calendarWords } from './words';

type Scope = Schema<'MeetingScope'>;

export interface AskScopeProps {
  title: string;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

const scopes = ['one', 'following', 'all'] as const satisfies Scope[];

/** Asks which of its series move with a meeting. */
export function AskScope({ title, onChoose, onClose }: AskScopeProps) {
  const t = useWords(calendarWords);
  const told = useWords(meetingWords);
  const [scope, setScope] = useState<Scope>('one');
  return (
    <Confirm
      title={t('scope.title', { name: title })}
      act={t('scope.act')}
      tone="accent"
      isSafe
      onConfirm={() => onChoose(scope)}
      onClose={onClose}
    >
      <RadioGroup
        label={t('scope.label')}
        note={t('scope.note')}
        value={scope}
        onChange={(id) => setScope(id as Scope)}
        options={scopes.map((id) => ({ id, label: told(`scope.${id}`) }))}
      />
    </Confirm>
  );
}
