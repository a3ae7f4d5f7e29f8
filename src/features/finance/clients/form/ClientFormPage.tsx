import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { isCnpj, isCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import { clientChangeRules } from '#openapi/rules/client-change';
import { Inline, Link, notify } from '#ui';
import { translator, useWords } from '../../../kernel/language';
import type { PageHandle } from '../../../kernel/page';
import { queryClient } from '../../../kernel/query';
import { useCan } from '../../../kernel/session';
import { sendCommand } from '../../../kit/command';
import { FormPage } from '../../../kit/form/FormPage';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { toRequestBody } from '../../../kit/form/values';
import { paths } from '../../../paths';
import { isPixText } from '../../pix-text';
import { type Client, changeClient, clientById, createClient } from '../api';
import { clientWords } from '../words';
import { ClientFields, type ClientValues, hiddenOf, savedOf, useClientFields } from './ClientFields';
import { otherTypeOf } from './OtherKind';

export const handle: PageHandle = { pageName: (language) => translator(clientWords, language)('one') };

const readClient = (id: string) => queryClient.fetchQuery({ ...clientById(id), staleTime: 0 });

export const loader = async ({ params: { clientId } }: LoaderFunctionArgs) => ({
  client: clientId ? await readClient(clientId) : undefined,
});

/** What is sent of what was typed: nothing of what the person sees masked. */
function bodyFrom({ tax_id, pix_key, ...values }: ClientValues, client?: Client): Schema<'NewClient'> {
  const hidden = hiddenOf(client);
  // The city's number holds while the city does.
  const ibge = client?.address.city === values['address.city'] ? client?.address.ibge_code : '';
  const sent = {
    ...values,
    'address.ibge_code': ibge,
    ...(!hidden.tax_id && { tax_id }),
    ...(!hidden.pix_key && { pix_key }),
  };
  return toRequestBody<Schema<'NewClient'>>(sent, clientChangeRules);
}

const faultOfTaxId = (type: Client['person_type'], taxId: string) =>
  `fault.${otherTypeOf(type, taxId) ? 'otherKind' : 'tax_id'}.${type}` as const;

/** A new client, or one as it is changed; where somebody was faster, both versions stand side by side. */
export function Component() {
  const t = useWords(clientWords);
  const { client } = useLoaderData<typeof loader>();
  const mayRead = useCan()('view:finance_transactions');
  const navigate = useNavigate();
  const [saved] = useState(() => savedOf(client));
  const [existingId, setExistingId] = useState<string>();
  const form = useEntityForm<ClientValues, Client>({
    of: saved,
    draft: `client-${client?.id ?? 'new'}`,
    rules: clientChangeRules,
    fields: useClientFields(),
    check: ({ person_type, tax_id, pix_key }) => {
      const isRight = person_type === 'company' ? isCnpj : isCpf;
      return {
        ...(tax_id && !isRight(tax_id) && { tax_id: t(faultOfTaxId(person_type, tax_id)) }),
        ...(!isPixText(pix_key) && { pix_key: t('fault.pix_key') }),
      };
    },
    send: (values, version) => {
      const body = bodyFrom(values, client);
      return client
        ? sendCommand(changeClient, { id: client.id, change: { ...body, version } })
        : sendCommand(createClient, body);
    },
    readAgain: async () => client && savedOf(await readClient(client.id)),
    place: ({ code, message, existingId: existing }) => {
      setExistingId(existing);
      return code === 'TAX_ID_TAKEN' ? { tax_id: message } : {};
    },
    onSent: ({ name }) => {
      notify({ variant: 'success', title: t(client ? 'changed' : 'created'), description: name });
      return navigate(paths.clients());
    },
  });
  return (
    <FormPage
      title={client?.name ?? t('newTitle')}
      form={form}
      submit={t(client ? 'save' : 'create')}
      cancelTo={paths.clients()}
      conflict={t('conflict')}
      head={
        client &&
        mayRead && (
          <Inline space="m">
            <Link href={paths.clientTransactions({ clientId: client.id })}>{t('transactions')}</Link>
            <Link href={paths.clientStatement({ clientId: client.id })}>{t('statement')}</Link>
          </Inline>
        )
      }
    >
      <ClientFields form={form} client={client} existingId={existingId} />
    </FormPage>
  );
}
