import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, Button, Inline, List, notify, Stack, Text } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { useLiveChanges } from '../../../kernel/live';
import { runCommand } from '../../../kit/command';
import { QuerySection } from '../../../kit/section/QuerySection';
import { type Import, lastImports, revertImport } from '../../data/imports';
import { AskRevert } from './AskRevert';
import { importWords } from './words';

const tones = { running: 'warning', completed: 'positive', cancelled: 'warning', reverted: 'neutral' } as const;

/** What was imported last, each with its way back. */
export function LastImports() {
  const t = useWords(importWords);
  const { day } = useFormats();
  const query = useQuery(lastImports());
  const [asked, setAsked] = useState<Import>();
  const [isPending, setPending] = useState(false);
  useLiveChanges();
  const revert = async () => {
    if (!asked) return;
    setPending(true);
    const { problem } = await runCommand(revertImport, asked.id, {
      failed: () => t('revertFailed'),
    });
    setPending(false);
    setAsked(undefined);
    if (!problem) notify({ variant: 'success', title: t('revertDone'), description: asked.name });
  };
  return (
    <QuerySection title={t('last')} query={query}>
      {({ data }) => (
        <>
          <List
            label={t('last')}
            items={data}
            frame="card"
            density="compact"
            empty={<Text tone="secondary">{t('noLast')}</Text>}
          >
            {(row) => (
              <Inline justify="between" align="center">
                <Stack space="none">
                  <Inline align="center">
                    <Text weight="medium">{row.name}</Text>
                    <Badge tone={tones[row.state]}>{t(`state.${row.state}`)}</Badge>
                  </Inline>
                  <Text size="s" tone="secondary">
                    {t('lastNote', {
                      account: row.account.name,
                      count: row.imported_count,
                      day: day(row.created_at.slice(0, 10)),
                      person: row.created_by.name,
                    })}
                  </Text>
                </Stack>
                {row.state !== 'reverted' && (
                  <Button
                    size="s"
                    weight="soft"
                    tone="neutral"
                    aria-label={t('revertOf', { name: row.name })}
                    onPress={() => setAsked(row)}
                  >
                    {t('revert')}
                  </Button>
                )}
              </Inline>
            )}
          </List>
          {asked && (
            <AskRevert
              of={asked}
              isPending={isPending}
              onConfirm={() => void revert()}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </QuerySection>
  );
}
