import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { wabaChangeRules } from '#openapi/rules/waba-change';
import { Button, Inline, notify, Text } from '#ui';
import { translator, useWords } from '../kernel/language';
import { lazyComponent } from '../kernel/lazy-component';
import type { PageHandle } from '../kernel/page';
import { queryClient } from '../kernel/query';
import { saveSelection } from '../kernel/selection';
import { useCan } from '../kernel/session';
import { Asked } from '../kit/Asked';
import { sendCommand } from '../kit/command';
import { FormPage } from '../kit/form/FormPage';
import { useEntityForm } from '../kit/form/use-entity-form';
import { HistoryLink } from '../kit/history/HistoryLink';
import { paths } from '../paths';
import { useUnitChoices } from '../units/public';
import type { Waba } from './data/facts';
import { changeWaba, createWaba, wabaById } from './data/wabas';
import { bodyFrom, savedOf, useWabaFields, WabaFields, type WabaValues } from './WabaFields';
import { wabaWords } from './words';

// Most accounts are written down once.
const ImportWabas = lazyComponent(() => import('./import/ImportWabas'), 'ImportWabas');

export const handle: PageHandle = { pageName: (language) => translator(wabaWords, language)('one') };

const readWaba = (id: string) => queryClient.fetchQuery({ ...wabaById(id), staleTime: 0 });

export const loader = async ({ params: { wabaId } }: LoaderFunctionArgs) => ({
  waba: wabaId ? await readWaba(wabaId) : undefined,
});

/** A new WhatsApp account, or one as it is changed; where somebody was faster, both versions stand side by side. */
export function Component() {
  const t = useWords(wabaWords);
  const { waba } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [saved] = useState(() => savedOf(waba));
  const [isImporting, setImporting] = useState(false);
  const mayRead = useCan()('view:audit');
  const units = [...useUnitChoices(waba?.unit), waba?.unit];
  const id = waba?.id;
  useEffect(() => {
    if (id) saveSelection({ businessAccount: id });
  }, [id]);
  const form = useEntityForm<WabaValues, Waba>({
    of: saved,
    draft: `waba-${waba?.id ?? 'new'}`,
    rules: { ...wabaChangeRules, waba_id: { ...wabaChangeRules.waba_id, required: true } },
    fields: useWabaFields(units),
    send: (values, version) =>
      waba
        ? sendCommand(changeWaba, { id: waba.id, change: { ...bodyFrom(values), version } })
        : sendCommand(createWaba, bodyFrom(values)),
    readAgain: async () => waba && savedOf(await readWaba(waba.id)),
    onSent: ({ name }) => {
      notify({ variant: 'success', title: t(waba ? 'changed' : 'created'), description: name });
      return navigate(paths.wabas());
    },
  });
  return (
    <FormPage
      title={waba?.name ?? t('newTitle')}
      form={form}
      submit={t(waba ? 'save' : 'create')}
      cancelTo={paths.wabas()}
      conflict={t('conflict')}
      head={
        waba ? (
          mayRead && (
            <Inline>
              <HistoryLink about={waba.id} />
            </Inline>
          )
        ) : (
          <Inline space="s" justify="between" align="center">
            <Text tone="secondary">{t('newLead')}</Text>
            <Button size="s" weight="soft" tone="neutral" icon={FileUp} onPress={() => setImporting(true)}>
              {t('import')}
            </Button>
          </Inline>
        )
      }
    >
      <WabaFields form={form} units={units} id={id ?? 'new'} last4={waba?.token_last4} />
      {isImporting && (
        <Asked onClose={() => setImporting(false)}>
          <ImportWabas onClose={() => setImporting(false)} />
        </Asked>
      )}
    </FormPage>
  );
}
