import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Banner, Button, ButtonLink, Card, FileDrop, Form, Inline, Select, Skeleton, Stack, TextArea } from '#ui';
import { useWords } from '../../../kernel/language';
import { lazyComponent } from '../../../kernel/lazy-component';
import { toProblem } from '../../../kernel/problem';
import { useTextDraft } from '../../../kit/form/use-text-draft';
import { paths } from '../../../paths';
import { allAccounts } from '../../data/choices';
import { mostBytes, UnreadableStatement } from './read/statement';
import type { ImportFlow } from './use-import';
import { importWords } from './words';

// Below what one comes for.
const LastImports = lazyComponent(() => import('./LastImports'), 'LastImports');

const endings = ['.csv', '.txt', '.tsv', '.ofx', '.qfx'];

/** Where a pasted statement is kept until it was read. */
export const pastedStatement = 'pasted-statement';

/** Which file, and into which account. */
export function ChooseFile({ flow }: { flow: ImportFlow }) {
  const t = useWords(importWords);
  const { desk, failure, chooseAccount, read } = flow;
  const accounts = useQuery(allAccounts());
  const active = (accounts.data ?? []).filter(({ is_active }) => is_active);
  const [files, setFiles] = useState<File[]>([]);
  const [text, setText] = useTextDraft(pastedStatement);
  const [isAsked, setAsked] = useState(false);
  const [file] = files;
  const send = () => {
    setAsked(true);
    if (!desk.account || (!file && !text.trim())) return;
    if (file) return read(file.name, file);
    read(t('pasted'), new Blob([text]));
  };
  if (accounts.isPending) return <Skeleton lines={6} />;
  if (accounts.error) return <Banner tone="critical" title={toProblem(accounts.error).message} />;
  if (active.length === 0)
    return (
      <Banner
        title={t('noAccounts')}
        action={<ButtonLink href={paths.createAccount()}>{t('createAccount')}</ButtonLink>}
      />
    );
  return (
    <Stack space="xl">
      <Card padding="l">
        <Form onSubmit={send}>
          <Stack space="m">
            {failure !== undefined && (
              <Banner
                tone="critical"
                isLive
                title={
                  failure instanceof UnreadableStatement ? t(`unreadable.${failure.why}`) : toProblem(failure).message
                }
              />
            )}
            <Select
              label={t('account')}
              note={t('accountNote')}
              isRequired
              options={active.map(({ id, name }) => ({ id, label: name }))}
              value={desk.account?.id ?? null}
              onChange={(id) => chooseAccount(active.find((each) => each.id === id))}
              error={isAsked && !desk.account ? t('accountMissing') : undefined}
            />
            <FileDrop
              label={t('file')}
              files={files}
              onChange={setFiles}
              endings={endings}
              maxBytes={mostBytes}
              maxFiles={1}
              error={isAsked && !file && !text.trim() ? t('fileMissing') : undefined}
            />
            {!file && <TextArea label={t('lines')} note={t('linesNote')} value={text} onChange={setText} />}
            <Inline justify="end">
              <Button type="submit">{t('read')}</Button>
            </Inline>
          </Stack>
        </Form>
      </Card>
      <Suspense>
        <LastImports />
      </Suspense>
    </Stack>
  );
}
