import { useQuery } from '@tanstack/react-query';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import { newUserRules } from '#openapi/rules/new-user';
import { Button, Inline, MultiSelect, notify, Text } from '#ui';
import { translator, useWords } from '../kernel/language';
import { lazyComponent } from '../kernel/lazy-component';
import type { PageHandle } from '../kernel/page';
import { useCan } from '../kernel/session';
import { Asked } from '../kit/Asked';
import { sendCommand } from '../kit/command';
import { FieldAwaited } from '../kit/form/FieldAwaited';
import { FormPage } from '../kit/form/FormPage';
import { useEntityForm } from '../kit/form/use-entity-form';
import { toRequestBody } from '../kit/form/values';
import { paths } from '../paths';
import { useNames } from '../roles/public';
import { allUnits } from '../units/public';
import { allRoles, createUser } from './data/users';
import { UserFields, type UserValues, useUserFields } from './UserFields';
import { userWords } from './words';

// Most accounts are made one by one.
const PastePeople = lazyComponent(() => import('./paste/PastePeople'), 'PastePeople');

export const handle: PageHandle = { pageName: (language) => translator(userWords, language)('newTitle') };

interface Values extends UserValues {
  unit_ids: string[];
  role_ids: string[];
}

const asOption = ({ id, name }: { id: string; name: string }) => ({ id, label: name });

const blank: Values = { name: '', email: '', job_title: '', tax_id: '', unit_ids: [], role_ids: [] };

/** A new account, with where the person belongs. */
export function Component() {
  const t = useWords(userWords);
  const can = useCan();
  const navigate = useNavigate();
  const [isPasting, setPasting] = useState(false);
  const fields = useUserFields();
  const names = useNames();
  const { data: units = [], isLoading: areUnitsAwaited } = useQuery({ ...allUnits(), enabled: can('view:units') });
  const { data: roles = [], isLoading: areRolesAwaited } = useQuery({ ...allRoles(), enabled: can('view:rbac') });
  // Nobody gives what they do not hold.
  const given = roles.filter(({ permissions }) => permissions.every(can));
  const form = useEntityForm<Values, Schema<'UserAccount'>>({
    of: { values: blank },
    draft: 'user-new',
    rules: newUserRules,
    fields: { ...fields, unit_ids: { label: t('field.units') }, role_ids: { label: t('field.roles') } },
    check: ({ tax_id }) => (tax_id && !isCpf(tax_id) ? { tax_id: t('fault.tax_id') } : {}),
    send: (values) => sendCommand(createUser, toRequestBody<Schema<'NewUser'>>(values, newUserRules)),
    place: ({ code, message }) => (code === 'EMAIL_TAKEN' ? { email: message } : {}),
    onSent: ({ id, name }) => {
      notify({ variant: 'success', title: t('created'), description: t('createdText', { name }) });
      return navigate(paths.user({ userId: id }));
    },
  });
  return (
    <FormPage
      title={t('newTitle')}
      form={form}
      submit={t('create')}
      cancelTo={paths.users()}
      head={
        <Inline space="s" justify="between" align="center">
          <Text tone="secondary">{t('newLead')}</Text>
          <Button size="s" weight="soft" tone="neutral" icon={ClipboardPaste} onPress={() => setPasting(true)}>
            {t('paste')}
          </Button>
        </Inline>
      }
    >
      <UserFields form={form as never} />
      {areRolesAwaited && <FieldAwaited label={t('field.roles')} />}
      {given.length > 0 && (
        <MultiSelect
          {...form.field('role_ids')}
          options={given.map((role) => ({ id: role.id, label: names.role(role) }))}
        />
      )}
      {areUnitsAwaited && <FieldAwaited label={t('field.units')} />}
      {units.length > 0 && <MultiSelect {...form.field('unit_ids')} options={units.map(asOption)} />}
      {isPasting && (
        <Asked onClose={() => setPasting(false)}>
          <PastePeople roles={given} units={units} onClose={() => setPasting(false)} />
        </Asked>
      )}
    </FormPage>
  );
}
