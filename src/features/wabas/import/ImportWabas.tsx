import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, FileDrop, Inline, Text, TextArea } from '#ui';
import { useWords } from '../../kernel/language';
import { useCsvLines } from '../../kit/csv/use-csv-lines';
import { useDraft } from '../../kit/form/draft';
import { LeftOutLines, LinesModal } from '../../kit/list/bulk/LinesModal';
import { createBulkTask } from '../../kit/list/bulk/task';
import { saveCsv, toCsv } from '../../kit/list/csv';
import { mostPhones } from '../data/facts';
import { allWabas, importWaba } from '../data/wabas';
import { headings } from './cells';
import { mostLines, wabasIn } from './wabas-in';
import { importWords } from './words';

const blank = { values: { text: '' } };
const endings = ['.csv', '.txt', '.tsv'];
const mostBytes = 1_048_576;

/** Takes accounts and their numbers out of a file: what was understood is told line by line before anything is sent. */
export function ImportWabas({ onClose }: { onClose: () => void }) {
  const t = useWords(importWords);
  const { data: known } = useQuery(allWabas());
  const [files, setFiles] = useState<File[]>([]);
  const draft = useDraft('pasted-wabas', blank, {});
  const { text } = draft.values;
  const setText = (typed: string) => draft.change({ text: typed });
  const [isTold, setTold] = useState(false);
  const lines = useCsvLines(text);
  const { hasHeading, accounts, numbers, refused } = wabasIn(lines ?? [], known ?? []);
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    void chosen[0]?.text().then(setText);
  };
  const taskOf = () => {
    if (accounts.length === 0) return void setTold(true);
    const rows = accounts.map((account) => ({
      ...account,
      id: account.body.waba_id,
      name: account.body.name,
      of: account,
    }));
    return createBulkTask(importWaba, rows, ({ of }) => of);
  };
  const saveExample = () => {
    const columns = Object.keys(headings) as (keyof typeof headings)[];
    const row = {
      waba_id: '102290129340398',
      name: t('exampleName'),
      number: '+5511987654321',
      verified_name: 'Trama',
      quality: 'green',
      verification: 'verified',
      limit: '1k',
      status: 'connected',
      phone_id: '106540352242922',
      name_status: 'approved',
      throughput: 'standard',
      platform: 'cloud_api',
      official: t('no'),
    };
    const written = columns.map((column) => ({ label: t(`heading.${column}`), cell: () => row[column] }));
    saveCsv(t('exampleFile'), toCsv(written, [row]));
  };
  const fault =
    text.trim() && lines && !hasHeading ? t('noHeading') : isTold && accounts.length === 0 ? t('nothing') : undefined;
  return (
    <LinesModal
      title={t('importTitle')}
      act={t('import', { count: accounts.length })}
      isDisabled={!known || !lines}
      words={importWords}
      draft={draft}
      taskOf={taskOf}
      onClose={onClose}
    >
      <Text tone="secondary">{t('lead')}</Text>
      <Inline>
        <Button size="s" weight="soft" tone="neutral" icon={Download} onPress={saveExample}>
          {t('example')}
        </Button>
      </Inline>
      <FileDrop label={t('file')} files={files} onChange={choose} endings={endings} maxBytes={mostBytes} maxFiles={1} />
      <TextArea label={t('lines')} value={text} onChange={setText} error={fault} />
      {hasHeading && <Text weight="medium">{t('understood', { numbers, accounts: accounts.length })}</Text>}
      <LeftOutLines
        words={importWords}
        lines={refused.map(({ why, account = '', ...at }) => ({
          ...at,
          fault: t(`fault.${why}`, { account, phones: mostPhones, lines: mostLines }),
        }))}
      />
    </LinesModal>
  );
}
