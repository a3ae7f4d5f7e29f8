import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button, IconButton, Inline, InlineAlert, Stack, Text, VisuallyHidden } from '#ui';
import { useWords } from '../../kernel/language';
import { changeKey, keysOf, useCustomKeys } from '../../kernel/shortcuts/custom-keys';
import { KeyCaps } from '../../kernel/shortcuts/KeyCaps';
import { isModifier, pressOf } from '../../kernel/shortcuts/press';
import type { KeyCommand } from './catalogue';
import { chooseKey, type KeyChoice } from './choose-key';
import * as styles from './KeyRow.css';
import { words } from './words';

/** A command with its keys: the first is changed by pressing another. */
export function KeyRow({ command }: { command: KeyCommand }) {
  const t = useWords(words);
  const own = useCustomKeys();
  const [isListening, setListening] = useState(false);
  const [choice, setChoice] = useState<KeyChoice>();
  const [born = ''] = command.keys;
  const name = t(`command.${command.id as 'help'}`);

  const stop = () => {
    setListening(false);
    setChoice(undefined);
  };
  function hear(event: KeyboardEvent) {
    // Tab goes on, as everywhere.
    if (event.key === 'Tab' || isModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return stop();
    const chosen = chooseKey(command, pressOf(event.nativeEvent), own);
    if (chosen.kind !== 'free') return setChoice(chosen);
    changeKey(born, chosen.key);
    stop();
  }
  function takeOver() {
    if (choice?.kind !== 'taken') return;
    changeKey(choice.by.keys[0] ?? '', '');
    changeKey(born, choice.key);
    stop();
  }

  return (
    <div className={styles.row}>
      <Text>{name}</Text>
      <KeyCaps keys={keysOf(command.keys, own)} />
      <div className={styles.acts}>
        {command.isFixed ? (
          <Text size="s" tone="secondary">
            {t('fixed')}
          </Text>
        ) : isListening ? (
          <div onKeyDownCapture={hear}>
            <Button size="s" weight="soft" autoFocus onPress={stop} onBlur={() => choice?.kind !== 'taken' && stop()}>
              {t('press')}
              <VisuallyHidden>{t('pressFor', { name })}</VisuallyHidden>
            </Button>
          </div>
        ) : (
          <Inline space="none" wrap={false}>
            {born in own.keys && (
              <IconButton
                label={t('reset', { name })}
                icon={RotateCcw}
                size="s"
                onPress={() => changeKey(born, born)}
              />
            )}
            <Button size="s" weight="quiet" tone="neutral" onPress={() => setListening(true)}>
              <span aria-hidden="true">{t('change')}</span>
              <VisuallyHidden>{t('changeOf', { name })}</VisuallyHidden>
            </Button>
          </Inline>
        )}
      </div>
      {choice && choice.kind !== 'free' && (
        <div className={styles.wide}>
          <InlineAlert tone="warning" isLive>
            {choice.kind === 'taken' ? (
              <Stack space="xs">
                <span>{t('taken', { name: t(`command.${choice.by.id as 'help'}`) })}</span>
                <Inline space="s">
                  {!choice.by.isFixed && (
                    <Button size="s" weight="soft" tone="neutral" onPress={takeOver}>
                      {t('takeOver')}
                    </Button>
                  )}
                  <Button size="s" weight="quiet" tone="neutral" onPress={stop}>
                    {t('leave')}
                  </Button>
                </Inline>
              </Stack>
            ) : (
              t(`not.${choice.kind}`)
            )}
          </InlineAlert>
        </div>
      )}
    </div>
  );
}
