import { useEffect, useState } from 'react';
import type { Rule } from '#openapi/rule';
import { TextInPlace } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { Conflict } from '../Conflict';
import { frameWords } from '../frame/words';
import type { FormField } from '../rule-errors';
import { DraftNote } from './DraftNote';
import { useTextForm } from './use-text-form';

/** A saved text with its version. */
export interface SavedText {
  text: string;
  version: number;
}

export interface EditInPlaceProps<Answer> {
  /** Field name in the contract, so that server errors are shown here. */
  name: string;
  /** Key of the stored draft. */
  draft: string;
  saved: SavedText;
  rule: Rule;
  field: FormField<string>;
  /** Hint that the text can be edited. */
  hint: string;
  placeholder?: string;
  isMultiline?: boolean;
  /** Whether the text is clipped to one line. */
  isClipped?: boolean;
  /** Title of the conflict view. */
  conflict: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: (text: string, version: number | undefined) => Promise<Answer>;
  /** Extracts the text from a response. */
  textOf: (answer: Answer) => SavedText;
  /** Reloads the saved text after a conflict. */
  readAgain: () => Promise<SavedText | undefined>;
}

/**
 * A text that is edited in place and saved by itself. It closes at once and is saved in the background; a failure or an
 * unsent draft opens it again.
 */
export function EditInPlace<Answer>(props: EditInPlaceProps<Answer>) {
  const { field, hint, placeholder, isMultiline, isClipped, conflict, isOpen, onOpenChange, saved } = props;
  const t = useWords(frameWords);
  const { moment } = useFormats();
  // Opened without user action, after a failure or with an unsent draft, so it must not take the focus.
  const [wasLeft, setLeft] = useState<boolean>();
  const text = useTextForm(props, () => setLeft(false));
  const { form } = text;
  const isBack = wasLeft ?? Boolean(form.found);
  const isShown = isOpen || isBack;
  useEffect(() => {
    if (text.isRefused) setLeft(true);
  }, [text.isRefused]);

  const close = () => {
    setLeft(false);
    onOpenChange(false);
  };
  const open = () => {
    text.begin();
    onOpenChange(true);
  };
  const { sendIfLeft } = text;
  useEffect(() => {
    if (!isShown) sendIfLeft();
  });
  const { problem, found } = form;
  return (
    <>
      <TextInPlace
        label={field.label}
        hint={hint}
        placeholder={placeholder}
        isMultiline={isMultiline}
        isClipped={isClipped}
        value={isShown || text.isUnsent ? text.value : saved.text}
        onChange={text.write}
        isOpen={isShown}
        takesFocus={isOpen}
        error={text.error ?? (problem && `${t('failed')}: ${problem.message} ${t('kept')}`)}
        note={
          found?.isRestored ? (
            <DraftNote
              at={found.at === undefined ? 'unknown' : moment(found.at)}
              onDiscard={() => {
                form.reset();
                close();
              }}
            />
          ) : (
            isMultiline && t('inPlace.saves')
          )
        }
        onOpen={open}
        onSave={() => {
          close();
          text.send();
        }}
        onGiveBack={() => {
          close();
          text.giveBack(() => setLeft(true));
        }}
      />
      <Conflict title={conflict} form={form} />
    </>
  );
}
