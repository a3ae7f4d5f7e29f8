import { type ReactNode, useState } from 'react';
import { Button, Form, List, Modal, Stack, Text } from '#ui';
import { useWords, type Words } from '../../../kernel/language';
import { DraftBanner } from '../../form/DraftBanner';
import type { useDraft } from '../../form/draft';
import { TwoLines } from '../columns';
import { type BulkMessages, BulkRun } from './BulkRun';
import type { BulkTask } from './task';

const form = 'pasted-lines';
const mostShown = 50;

export interface LinesModalProps {
  title: string;
  /** What is done with them, on the button. */
  act: string;
  isDisabled?: boolean;
  words: Words<BulkMessages>;
  /** What was typed and pasted: it outlives Escape and a reload until it is sent. */
  draft: Pick<ReturnType<typeof useDraft>, 'found' | 'reset' | 'restore' | 'finish'>;
  /** What was understood as something to send; nothing where none of it was. */
  taskOf: () => BulkTask | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Takes what was pasted, shows what was understood before anything is sent, then sends it line by line. */
export function LinesModal({ title, act, isDisabled, words, draft, taskOf, onClose, children }: LinesModalProps) {
  const [task, setTask] = useState<BulkTask>();
  const close = () => {
    draft.finish();
    onClose();
  };
  if (task) return <BulkRun task={task} words={words} onRun={setTask} onClose={close} />;
  return (
    <Modal
      title={title}
      size="md"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={form} isDisabled={isDisabled}>
          {act}
        </Button>
      }
    >
      <Form id={form} onSubmit={() => setTask(taskOf())}>
        <Stack space="m">
          <DraftBanner form={draft} />
          {children}
        </Stack>
      </Form>
    </Modal>
  );
}

export interface LeftOutLinesProps {
  words: Words<{ refused: string; why: string }>;
  lines: readonly { line: number; text: string; fault: string }[];
}

/** The lines that are left out, each with why. */
export function LeftOutLines({ words, lines }: LeftOutLinesProps) {
  const t = useWords(words);
  if (lines.length === 0) return null;
  const label = t('refused', { count: lines.length });
  return (
    <>
      <Text tone="critical">{label}</Text>
      <List
        label={label}
        items={lines.slice(0, mostShown).map((each) => ({ ...each, id: String(each.line) }))}
        density="compact"
      >
        {({ line, text, fault }) => <TwoLines text={text} note={t('why', { line, fault })} />}
      </List>
    </>
  );
}
