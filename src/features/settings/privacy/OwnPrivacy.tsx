import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, Inline, List, notify, Stack, Switch, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { toProblem } from '../../kernel/problem';
import { queryClient } from '../../kernel/query';
import { saveFile } from '../../kernel/save-file';
import { useCommand } from '../../kit/command';
import { type Cell, saveCsv, toCsv } from '../../kit/list/csv';
import { QuerySection } from '../../kit/section/QuerySection';
import { ownConsents, ownData, ownRequests, setConsent } from '../data/privacy';
import { DocumentTexts } from './DocumentTexts';
import { NewRequest } from './NewRequest';
import { RequestLine } from './RequestLine';
import { privacyWords } from './words';

/** What the law grants somebody over what is kept of them: to have it, to agree or not, to ask. */
export function OwnPrivacy() {
  const t = useWords(privacyWords);
  const [isAsking, setAsking] = useState(false);
  const requests = useQuery(ownRequests());
  return (
    <>
      <OwnData />
      <Consents />
      <QuerySection
        level={3}
        title={t('requests')}
        query={requests}
        actions={
          <Button size="s" weight="soft" tone="neutral" onPress={() => setAsking(true)}>
            {t('ask')}
          </Button>
        }
      >
        {({ data }) => (
          <List label={t('requests')} items={data} frame="card" empty={<Text tone="secondary">{t('noRequests')}</Text>}>
            {(request) => <RequestLine request={request} />}
          </List>
        )}
      </QuerySection>
      {isAsking && <NewRequest onClose={() => setAsking(false)} />}
    </>
  );
}

type File = 'json' | 'csv';

function OwnData() {
  const t = useWords(privacyWords);
  const [pending, setPending] = useState<File>();
  async function save(as: File) {
    setPending(as);
    try {
      const { sections, ...rest } = await queryClient.fetchQuery(ownData());
      const cells = sections.flatMap(({ name, rows }) =>
        rows.flatMap((row, index) =>
          Object.entries(row).map(([field, value]) => ({
            name,
            line: index + 1,
            field,
            value: value as Cell | boolean,
          })),
        ),
      );
      if (as === 'json')
        saveFile(
          `${t('file')}.json`,
          new Blob([JSON.stringify({ ...rest, sections }, null, 2)], { type: 'application/json' }),
        );
      else
        saveCsv(
          t('file'),
          toCsv(
            [
              { label: t('csv.part'), cell: ({ name }) => name },
              { label: t('csv.line'), cell: ({ line }) => line },
              { label: t('csv.field'), cell: ({ field }) => field },
              { label: t('csv.value'), cell: ({ value }) => (typeof value === 'boolean' ? String(value) : value) },
            ],
            cells,
          ),
        );
    } catch (failure) {
      notify({ variant: 'destructive', title: t('dataFailed'), description: toProblem(failure).message });
    }
    setPending(undefined);
  }
  return (
    <Card padding="l">
      <Stack space="m">
        <Text>{t('dataText')}</Text>
        <Inline space="s">
          {(['json', 'csv'] as const).map((as) => (
            <Button
              key={as}
              icon={Download}
              weight="soft"
              tone="neutral"
              isPending={pending === as}
              onPress={() => void save(as)}
            >
              {t('download', { as: as.toUpperCase() })}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

function Consents() {
  const t = useWords(privacyWords);
  const { instant, day } = useFormats();
  const query = useQuery(ownConsents());
  const { run } = useCommand(setConsent);
  return (
    <QuerySection level={3} title={t('consents')} query={query}>
      {({ data }) => (
        <Stack space="m">
          <DocumentTexts />
          <List
            label={t('consents')}
            items={data.map((each) => ({ ...each, id: `${each.document} ${each.version}` }))}
            frame="card"
          >
            {({ document, version, is_current, given_at }) => (
              <Stack space="xs">
                {is_current ? (
                  <Switch
                    label={t(`agree.${document}`, { day: day(version) })}
                    isSelected={given_at !== null}
                    onChange={(is_given) =>
                      void run({ document, version, is_given }, { failed: () => t('consentFailed') })
                    }
                  />
                ) : (
                  <Text>{t(`older.${document}`, { day: day(version) })}</Text>
                )}
                <Text size="s" tone="secondary">
                  {given_at ? t('agreedAt', { instant: instant(given_at) }) : t('notAgreed')}
                </Text>
              </Stack>
            )}
          </List>
        </Stack>
      )}
    </QuerySection>
  );
}
