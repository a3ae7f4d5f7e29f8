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

/** A text as it is saved. */
export interface SavedText {
  text: string;
  version: number;
}

export interface EditInPlaceProps<Answer> {
  /** What the contract calls it, so that what the server finds wrong is told here. */
  name: string;
  /** Where unsent text is kept in this tab. */
  draft: string;
  saved: SavedText;
  rule: Rule;
  field: FormField<string>;
  /** Tells whoever reads that it may be written. */
  hint: string;
  placeholder?: string;
  isMultiline?: boolean;
  /** One line whatever its length, cut at the end of its room. */
  isClipped?: boolean;
  /** Heads both versions, where somebody else was faster. */
  conflict: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  send: (text: string, version: number | undefined) => Promise<Answer>;
  /** What of an answer is the text. */
  textOf: (answer: Answer) => SavedText;
  /** Reads what is saved now, after somebody else was faster. */
  readAgain: () => Promise<SavedText | undefined>;
}

/**
 * One text of something, written where it is read and saved by itself. It closes at once and is sent behind; what is
 * refused, and what a reload cut off, stands open again.
 */
export function EditInPlace<Answer>(props: EditInPlaceProps<Answer>) {
  const { field, hint, placeholder, isMultiline, isClipped, conflict, isOpen, onOpenChange, saved } = props;
  const t = useWords(frameWords);
  const { moment } = useFormats();
  // Open by itself: it was refused, or left unsent. Nobody's focus is taken then.
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
