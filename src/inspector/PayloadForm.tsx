import { useState } from 'react';
import { Button, Modal, Select, Stack, TextArea, TextField } from '#ui';
import type { Here, Samples } from './stage';
import { useInspectorWords } from './words';

interface PayloadFormProps {
  title: string;
  /** The event is to be named too: one that this stands for, `*` for any. */
  descriptor?: string;
  samples: Samples[string];
  /** What a sample makes at this moment. */
  preview: (make: (here: Here) => unknown) => unknown;
  onSend: (chosen: { sample?: string; value?: unknown }, event: string) => void;
  onCancel: () => void;
}

const own = ' own';

function parsed(text: string): { value?: unknown; isBad?: boolean } {
  if (!text.trim()) return {};
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { isBad: true };
  }
}

/** What an event carries, or an answer brings: one of the examples, or data written by hand. */
export function PayloadForm({ title, descriptor, samples, preview, onSend, onCancel }: PayloadFormProps) {
  const words = useInspectorWords();
  const names = Object.keys(samples);
  const [sample, setSample] = useState(names[0] ?? own);
  const [text, setText] = useState('');
  const isFree = descriptor !== undefined;
  const [event, setEvent] = useState(descriptor?.replace(/\*$/, '') ?? '');
  const isWild = event.includes('*');
  const isNamed = !isFree || (event.trim() !== '' && !isWild && !event.trim().endsWith('.'));
  const { value, isBad } = parsed(text);
  const choose = (next: string) => {
    const make = samples[next];
    // Errors and functions have no JSON: they are sent as the example makes them.
    if (next === own && samples[sample]) setText(JSON.stringify(preview(samples[sample]), null, 2) ?? '');
    else if (make) setText('');
    setSample(next);
  };
  return (
    <Modal
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      footer={
        <>
          <Button tone="neutral" weight="soft" onPress={onCancel}>
            {words.cancel}
          </Button>
          <Button
            isDisabled={(sample === own && isBad) || !isNamed}
            onPress={() => onSend(sample === own ? { value } : { sample }, event.trim())}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <Stack space="l">
        {isFree && (
          <TextField
            label={words.event}
            value={event}
            onChange={setEvent}
            error={isWild ? words.notWild : undefined}
            autoFocus
          />
        )}
        {names.length > 0 && (
          <Select
            label={words.example}
            value={sample}
            onChange={choose}
            options={[...names.map((id) => ({ id, label: id })), { id: own, label: words.ownData }]}
          />
        )}
        {sample === own && (
          <TextArea
            label={words.asJson}
            rows={8}
            value={text}
            onChange={setText}
            error={isBad ? words.badJson : undefined}
          />
        )}
      </Stack>
    </Modal>
  );
}
