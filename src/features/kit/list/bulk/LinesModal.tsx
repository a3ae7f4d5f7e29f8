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
  /** Label of the submit button. */
  act: string;
  isDisabled?: boolean;
  words: Words<BulkMessages>;
  /** Draft of the text; it survives Escape and a reload until it is sent. */
  draft: Pick<ReturnType<typeof useDraft>, 'found' | 'reset' | 'restore' | 'finish'>;
  /** Returns the task for the valid lines, or undefined if there are none. */
  taskOf: () => BulkTask | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog for pasted lines: previews what was recognized, then sends it line by line. */
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

/** Lists the skipped lines with their reasons. */
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
