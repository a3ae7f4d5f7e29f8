import { useEffect, useRef, useState } from 'react';
import { Button, Modal, Stack, Switch, Text } from '#ui';
import type { Feed } from '../record';
import { useInspectorWords } from '../words';

/** Sends what is seen to Stately's hosted inspector too; only after a person has read what leaves, and said so. */
export function HostedFeed({ feed }: { feed: Feed }) {
  // The compiler does not know `import()`.
  'use no memo';
  const words = useInspectorWords();
  const [isAsking, setAsking] = useState(false);
  const [isOn, setOn] = useState(false);
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  const turn = (next: boolean) => {
    if (next) return setAsking(true);
    close.current?.();
    close.current = undefined;
    setOn(false);
  };
  const open = async () => {
    setAsking(false);
    // Not even its code is loaded before.
    const { openHosted } = await import('./hosted');
    close.current = openHosted(feed, window);
    setOn(close.current !== undefined);
  };
  return (
    <>
      <Switch label={words.hosted} isSelected={isOn} onChange={turn} />
      <Modal
        title={words.hostedTitle}
        isOpen={isAsking}
        onOpenChange={setAsking}
        footer={
          <>
            <Button tone="neutral" weight="soft" onPress={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <Button onPress={() => void open()}>{words.hostedOpen}</Button>
          </>
        }
      >
        <Stack space="m">
          <Text>{words.hostedLeaves}</Text>
          <Text>{words.hostedHides}</Text>
        </Stack>
      </Modal>
    </>
  );
}
