import { ComboBox } from '#ui';
import { useWords } from '../../kernel/language';
import { findProjects } from './queries';
import type { SourceProps } from './StartFields';
import { createWords } from './words';

/** The project to begin from, found by typing. */
export function SourceProject({ value, chosen, onChange, error }: SourceProps) {
  const t = useWords(createWords);
  return (
    <ComboBox
      label={t('start.copy_field')}
      placeholder={t('start.search')}
      load={findProjects}
      value={value ?? null}
      chosenOption={chosen && { id: chosen.id, label: chosen.name, note: chosen.code }}
      // Another project may become known only after the field is there.
      key={chosen?.id}
      onChange={(id) => onChange(id ?? undefined)}
      error={error}
    />
  );
}
