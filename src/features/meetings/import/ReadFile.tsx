import { useState } from 'react';
import { Banner, Button, Card, FileDrop, Form, Inline, ProgressBar, Stack, TextArea } from '#ui';
import { useWords } from '../../kernel/language';
import type { Problem } from '../../kernel/problem';
import { runCommand } from '../../kit/command';
import { decodeText } from '../../kit/decode';
import { useTextDraft } from '../../kit/form/use-text-draft';
import { readIcs } from '../data/ics';
import { ownZone } from '../data/today';
import { partLimits } from './calendar-parts';
import { type Read, readParts } from './read-parts';
import { importWords } from './words';

const endings = ['.ics', '.ical', '.vcs', '.txt'];
const mostBytes = 10_000_000;

/** Where a pasted invitation is kept until its meetings are taken. */
export const pastedInvitation = 'pasted-invitation';

/** Older Outlooks write as Windows does, not in UTF-8. */
const textOf = async (file: File) => decodeText(new Uint8Array(await file.arrayBuffer())).text;

/** The file, or the invitation as it was pasted. */
export function ReadFile({ onRead }: { onRead: (read: Read) => void }) {
  const t = useWords(importWords);
  const [problem, setProblem] = useState<Problem>();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [isPending, setPending] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const [text, setText] = useTextDraft(pastedInvitation);
  const [isAsked, setAsked] = useState(false);
  const [file] = files;
  const isEmpty = !file && !text.trim();
  async function send() {
    setAsked(true);
    if (isEmpty || isPending) return;
    setPending(true);
    setProblem(undefined);
    const ask = (asked: Parameters<typeof readIcs.send>[1]) => runCommand(readIcs, asked);
    const read = await readParts(file ? await textOf(file) : text, ownZone(), ask, setProgress);
    setPending(false);
    setProgress(undefined);
    if (read.output) onRead(read.output);
    else setProblem(read.problem);
  }
  return (
    <Card padding="l">
      <Form onSubmit={() => void send()}>
        <Stack space="m">
          {problem && (
            <Banner tone="critical" isLive title={t('failed')}>
              {problem.message}
            </Banner>
          )}
          <FileDrop
            label={t('file')}
            files={files}
            onChange={setFiles}
            endings={endings}
            maxBytes={mostBytes}
            maxFiles={1}
            error={isAsked && isEmpty ? t('nothing') : undefined}
          />
          {!file && (
            <TextArea
              label={t('text')}
              note={t('textNote')}
              value={text}
              onChange={setText}
              maxLength={partLimits.characters}
            />
          )}
          {progress && <ProgressBar label={t('reading', progress)} value={progress.done} maxValue={progress.all} />}
          <Inline justify="end">
            <Button type="submit" isPending={isPending}>
              {t('read')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
