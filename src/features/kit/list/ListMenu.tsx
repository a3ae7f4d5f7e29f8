import { Download, Ellipsis, Link2 } from 'lucide-react';
import { IconButton, Menu, MenuTrigger, notify } from '#ui';
import { copyText } from '../../kernel/copy';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { type Language, usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { saveFile } from '../../kernel/save-file';
import type { CsvColumn } from './csv';
import { allRows } from './cursor-list';
import type { AnyList } from './use-list';
import { listWords } from './words';

/** Loads the module with a list's CSV columns in a language. */
// biome-ignore lint/suspicious/noExplicitAny: each list has rows of its own.
export type ExportColumns<Row = any> = () => Promise<{ csvColumns: (language: Language) => CsvColumn<Row>[] }>;

export interface ListMenuProps {
  list: AnyList;
  exportAs?: ExportColumns;
  /** Exports the whole list as a file from the server. */
  exportWhole?: () => Promise<Blob>;
}

/** Menu of list actions: share the address and export a file. */
export function ListMenu({ list, exportAs, exportWhole }: ListMenuProps) {
  // React Compiler does not support `import()`.
  'use no memo';
  const own = useWords(listWords);
  const t = useWords(list.words);
  const { language } = usePreferences();
  const today = useFormats().today();

  const file = `${t('list.file')}-${today}`;
  const saveRows = async (columnsOf: ExportColumns) => {
    const rows = await allRows(list.list, list.values);
    const [{ toCsv: csvOf, saveCsv }, { csvColumns }] = await Promise.all([import('./csv'), columnsOf()]);
    saveCsv(file, csvOf(csvColumns(language), rows));
    return t('list.exported', { count: rows.length });
  };
  const saveWhole = async (whole: () => Promise<Blob>) => {
    saveFile(`${file}.csv`, await whole());
    return own('exported');
  };
  const tell = async (saved: Promise<string>) => {
    try {
      notify({ variant: 'success', title: await saved, topic: 'export' });
    } catch (failure) {
      const { message } = toProblem(failure);
      notify({ variant: 'destructive', title: own('failedExport'), description: message, topic: 'export' });
    }
  };
  const save = exportWhole ? () => saveWhole(exportWhole) : exportAs && (() => saveRows(exportAs));
  return (
    <MenuTrigger>
      <IconButton label={own('more')} icon={Ellipsis} weight="soft" />
      <Menu
        label={own('more')}
        items={[
          {
            id: 'copy',
            label: own('copy'),
            icon: Link2,
            onAction: () => void copyText(location.href, { done: own('copied'), failed: own('failedCopy') }),
          },
          ...(save ? [{ id: 'export', label: own('export'), icon: Download, onAction: () => void tell(save()) }] : []),
        ]}
      />
    </MenuTrigger>
  );
}
