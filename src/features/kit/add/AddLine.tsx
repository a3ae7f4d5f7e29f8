import { Plus } from 'lucide-react';
import {
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button, Form, notify, Stack, TextField } from '#ui';
import { useWords, type Words } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { Asked } from '../Asked';
import * as styles from './AddLine.css';
import { splitLines } from './lines';
import type { AddMessages } from './messages';
import { type AddOne, getAddQueue } from './queue';
import { RefusedLines } from './RefusedLines';

// Most names are typed, so the dialog for pasted lines loads lazily.
const PastedLines = lazyComponent(() => import('./PastedLines'), 'PastedLines');

export interface AddLineProps {
  /** Key of the stored draft. */
  draft: string;
  words: Words<AddMessages>;
  /** Maximum length of a name. */
  maxLength: number;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Hint on the name being typed; it overlays the content below to avoid a layout shift. */
  hint?: (text: string) => ReactNode;
  onAdd: AddOne;
}

/**
 * Input that adds one item after another. Enter clears it at once; names are sent in order and restored if they fail.
 */
export function AddLine({ draft, words, maxLength, inputRef, hint, onAdd }: AddLineProps) {
  const t = useWords(words);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const queue = getAddQueue(draft);
  const { waiting, refused } = useSyncExternalStore(queue.subscribe, queue.state);
  const [text, setText] = useState(queue.text);
  const [wasTooLong, setTooLong] = useState(false);
  const [pasted, setPasted] = useState<string[]>();
  const hasWaiting = waiting.length > 0;

  useEffect(() => {
    if (!hasWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasWaiting]);

  function type(next: string) {
    setText(next);
    queue.keepText(next);
    if (next.trim().length <= maxLength) setTooLong(false);
  }
  async function add(names: string[]) {
    const failures = await queue.add(names, onAdd);
    if (failures > 0 && queue.isUnseen) notify({ variant: 'destructive', title: t('failed', { count: failures }) });
  }
  function submit() {
    // Reads the input instead of the last rendered state, because the next name may have been typed since.
    const name = (input.current?.value ?? text).trim();
    if (name.length > maxLength) return setTooLong(true);
    if (!name) return;
    type('');
    void add([name]);
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const lines = splitLines(
      before + event.clipboardData.getData('text/plain') + value.slice(selectionEnd ?? value.length),
    );
    if (lines.length < 2) return;
    event.preventDefault();
    setPasted(lines);
  }

  return (
    <Stack space="s">
      <Form onSubmit={submit}>
        <div className={styles.line}>
          <TextField
            name="name"
            label={t('name')}
            value={text}
            onChange={type}
            onPaste={paste}
            error={wasTooLong ? t('tooLong', { limit: maxLength }) : undefined}
            inputRef={input}
            isLabelHidden
            placeholder={t('placeholder')}
          />
          <Button type="submit" weight="soft" tone="neutral" icon={Plus} isDisabled={!text.trim()}>
            <span className={styles.words}>{t('add')}</span>
          </Button>
          {hint && (
            <div role="status" className={styles.hint}>
              {hint(text)}
            </div>
          )}
        </div>
      </Form>
      {refused.length > 0 && (
        <div data-refused>
          <RefusedLines
            title={t('failed', { count: refused.length })}
            refused={refused}
            onAgain={() => void add(queue.takeBack())}
            onEdit={(id) => {
              const [name = ''] = queue.takeBack(id);
              type(name);
              input.current?.focus();
            }}
            mayEdit={text === ''}
            onDiscard={(id) => void queue.takeBack(id)}
          />
        </div>
      )}
      {pasted && (
        <Asked onClose={() => setPasted(undefined)}>
          <PastedLines
            lines={pasted}
            words={words}
            onAdd={(names) => {
              setPasted(undefined);
              type('');
              void add(names);
            }}
            onClose={() => setPasted(undefined)}
          />
        </Asked>
      )}
    </Stack>
  );
}
