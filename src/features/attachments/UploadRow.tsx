import { FileUp, RotateCw, X } from 'lucide-react';
import { Button, Icon, IconButton, InlineAlert, ProgressBar, Stack, Text, useSize } from '#ui';
import { useWords } from '../kernel/language';
import * as styles from './Attachments.css';
import type { Upload } from './data/uploads';
import { words } from './words';

export interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way: how far it is, or why it did not get there. */
export function UploadRow({ upload: { file, sent, problem }, onRetry, onCancel }: UploadRowProps) {
  const t = useWords(words);
  const inWords = useSize();
  const { name, size } = file;
  return (
    <div className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        <Icon icon={FileUp} />
      </span>
      <Stack space="xs">
        <div className={styles.name} title={name}>
          {name}
        </div>
        {problem && <InlineAlert tone="critical">{problem.message}</InlineAlert>}
        {!problem && sent === undefined && (
          <Text size="s" tone="secondary">
            {t('waiting')}
          </Text>
        )}
        {!problem && sent !== undefined && (
          <>
            <ProgressBar label={t('sending', { name })} isLabelHidden value={sent} maxValue={size} />
            <Text size="s" tone="secondary" isTabular>
              {t('sent', { sent: inWords(sent), size: inWords(size) })}
            </Text>
          </>
        )}
      </Stack>
      <div className={styles.acts}>
        {problem && (
          <Button size="s" weight="soft" tone="neutral" icon={RotateCw} onPress={onRetry}>
            {t('again')}
          </Button>
        )}
        <IconButton label={t(problem ? 'discard' : 'cancel', { name })} icon={X} onPress={onCancel} />
      </div>
    </div>
  );
}
