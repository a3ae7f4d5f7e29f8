import { Columns, NumberField } from '#ui';
import { useWords } from '../../kernel/language';
import type { AccountFieldsProps } from './AccountFields';
import { accountWords } from './words';

/** When a credit card closes, and when it is paid. */
export function CardDays({ form: { field } }: Pick<AccountFieldsProps, 'form'>) {
  const t = useWords(accountWords);
  return (
    <Columns minWidth="s">
      <NumberField {...field('closing_day')} minValue={1} maxValue={31} note={t('note.closing_day')} />
      <NumberField {...field('due_day')} minValue={1} maxValue={31} />
    </Columns>
  );
}
