import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Banner, Button, Card, FileDrop, Form, Inline, Stack, TextArea } from '#ui';
import { useWords } from '../../kernel/language';
import { useCommand } from '../../kit/command';
import { decoded } from '../../kit/decode';
import { useLines } from '../../kit/form/use-lines';
import { readIcs } from '../data/ics';
import { ownZone } from '../data/today';
import { importWords } from './words';

const endings = ['.ics', '.ical', '.vcs', '.txt'];
const mostBytes = 262_144;

/** Where a pasted invitation is kept until its meetings are taken. */
export const pastedInvitation = 'pasted-invitation';

/** What was read out of a file, and of what. */
export interface Read {
  asked: Schema<'IcsText'>;
  events: Schema<'IcsEvent'>[];
}

/** Older Outlooks write as Windows does, not in UTF-8. */
const textOf = async (file: File) => decoded(new Uint8Array(await file.arrayBuffer())).text;

/** The file, or the invitation as it was pasted. */
export function ReadFile({ onRead }: { onRead: (read: Read) => void }) {
  'use no memo';
  const t = useWords(importWords);
  const read = useCommand(readIcs);
  const [files, setFiles] = useState<File[]>([]);
  const [text, setText] = useLines(pastedInvitation);
  const [isAsked, setAsked] = useState(false);
  const [file] = files;
  const isEmpty = !file && !text.trim();
  async function send() {
    setAsked(true);
    if (isEmpty || read.isPending) return;
    const asked = { text: file ? await textOf(file) : text, time_zone: ownZone() };
    const { output } = await read.run(asked);
    if (output) onRead({ asked, events: output.data });
  }
  return (
    <Card padding="l">
      <Form onSubmit={() => void send()}>
        <Stack space="m">
          {read.problem && (
            <Banner tone="critical" isLive title={t('failed')}>
              {read.problem.message}
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
            <TextArea label={t('text')} note={t('textNote')} value={text} onChange={setText} maxLength={mostBytes} />
          )}
          <Inline justify="end">
            <Button type="submit" isPending={read.isPending}>
              {t('read')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
