import { Columns, TaxIdField, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { useCan } from '../kernel/session';
import type { FormFields } from '../kit/form/rule-errors';
import type { EntityForm } from '../kit/form/use-entity-form';
import { userWords } from './words';

/** What a person types about somebody; what is not known is empty. */
export interface UserValues {
  name: string;
  email: string;
  job_title: string;
  tax_id: string;
}

/** What the fields of somebody are called. The CPF is only for those who may see it. */
export function useUserFields(): FormFields<UserValues> {
  const t = useWords(userWords);
  return {
    name: { label: t('field.name') },
    email: { label: t('field.email'), says: { malformed: () => t('fault.email') } },
    job_title: { label: t('field.job_title') },
    tax_id: { label: t('field.tax_id') },
  };
}

/** Who somebody is. */
export function UserFields({
  form: { field },
  email = {},
}: {
  form: Pick<EntityForm<UserValues>, 'field'>;
  /** The note below the address, and whether it may not be changed. */
  email?: { note?: string; isReadOnly?: boolean };
}) {
  const seesTaxIds = useCan()('view:personal_data');
  return (
    <>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('email')} {...email} type="email" autoComplete="off" />
      <Columns minWidth="s">
        <TextField {...field('job_title')} />
        {seesTaxIds && <TaxIdField {...field('tax_id')} kind="cpf" />}
      </Columns>
    </>
  );
}
