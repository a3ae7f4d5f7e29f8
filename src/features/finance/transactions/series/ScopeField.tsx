import type { Schema } from '#openapi/operations';
import { RadioGroup } from '#ui';
import { useWords } from '../../../kernel/language';
import { seriesWords } from './words';

type Scope = Schema<'TransactionScope'>;

export interface ScopeFieldProps {
  label: string;
  value: Scope;
  onChange: (scope: Scope) => void;
  series: Schema<'TransactionSeries'>;
}

const scopes = ['one', 'following', 'all'] as const satisfies Scope[];

/** Which of a series a change or a deletion is about. */
export function ScopeField({ label, value, onChange, series: { number, count } }: ScopeFieldProps) {
  const t = useWords(seriesWords);
  return (
    <RadioGroup
      label={label}
      note={t('scopeNote', { number, count })}
      value={value}
      onChange={(id) => onChange(id as Scope)}
      options={scopes.map((id) => ({ id, label: t(`scope.${id}`) }))}
    />
  );
}
