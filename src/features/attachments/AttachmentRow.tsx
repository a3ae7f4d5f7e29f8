import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton, notify, Text, useSize } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { toProblem } from '../kernel/problem';
import { queryClient } from '../kernel/query';
import { saveFile } from '../kernel/save-file';
import * as styles from './Attachments.css';
import { type Attachment, contentOf } from './data/queries';
import { kindOf } from './kinds';
import { Thumbnail } from './Thumbnail';
import { words } from './words';

export interface AttachmentRowProps {
  file: Attachment;
  /** Deletes it, where the person may. */
  onDelete?: () => void;
}

/** An attached file: what it is, whose, and what may be done with it. */
export function AttachmentRow({ file, onDelete }: AttachmentRowProps) {
  const t = useWords(words);
  const { instant } = useFormats();
  const inWords = useSize();
  const [isPending, setPending] = useState(false);
  const { name, size, created_by, created_at } = file;

  async function download() {
    setPending(true);
    try {
      saveFile(name, await queryClient.fetchQuery(contentOf(file)));
    } catch (failure) {
      notify({
        variant: 'destructive',
        title: t('failedDownload', { name }),
        description: toProblem(failure).message,
        topic: `download ${file.id}`,
      });
    }
    setPending(false);
  }

  return (
    <div className={styles.row}>
      <Thumbnail file={file} />
      <div>
        <div className={styles.name} title={name}>
          {name}
        </div>
        <Text size="s" tone="secondary" isTabular>
          {[
            t(`kind.${kindOf(file).kind}`),
            inWords(size),
            t('by', { name: created_by.name, at: instant(created_at) }),
          ].join(' · ')}
        </Text>
      </div>
      <div className={styles.acts}>
        <IconButton
          label={t('download', { name })}
          icon={Download}
          isPending={isPending}
          onPress={() => void download()}
        />
        {onDelete && <IconButton label={t('delete', { name })} icon={Trash2} onPress={onDelete} />}
      </div>
    </div>
  );
}
