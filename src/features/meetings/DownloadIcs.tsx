import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Button, notify } from '#ui';
import { useWords } from '../kernel/language';
import { toProblem } from '../kernel/problem';
import { meetingWords } from './words';

const loadDownload = () => import('./data/download');

/** A meeting as a file that any calendar takes; one of a series with all of them. */
export function DownloadIcs({ meeting }: { meeting: Schema<'Meeting'> }) {
  const t = useWords(meetingWords);
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      await (await loadDownload()).downloadIcs(meeting);
    } catch (failure) {
      notify({ variant: 'destructive', title: t('did.notDownloaded'), description: toProblem(failure).message });
    }
    setPending(false);
  }
  return (
    <Button size="s" weight="soft" tone="neutral" isPending={isPending} onPress={() => void download()}>
      {t('act.ics')}
    </Button>
  );
}
