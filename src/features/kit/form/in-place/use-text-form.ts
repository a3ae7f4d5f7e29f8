import { useEffect, useRef } from 'react';
import { notify } from '#ui';
import { draftKey } from '../../../kernel/drafts';
import { useWords } from '../../../kernel/language';
import { toProblem } from '../../../kernel/problem';
import { offerUndo } from '../../../kernel/shortcuts/undo';
import { frameWords } from '../frame/words';
import { useEntityForm } from '../use-entity-form';
import { useUnloadGuard } from '../use-leave-guard';
import type { EditInPlaceProps, SavedText } from './EditInPlace';

/** The form of one text: saves it when closed, sends later edits afterwards, and never loses typed text. */
export function useTextForm<Answer>(
  { name, draft, saved, rule, field, send, textOf, readAgain }: EditInPlaceProps<Answer>,
  onSettled: () => void,
) {
  const t = useWords(frameWords);
  const valuesOf = ({ text, version }: SavedText) => ({ values: { [name]: text }, version });
  const isHere = useRef(true);
  const latest = useRef('');

  const form = useEntityForm<Record<string, string>, Answer>({
    of: valuesOf(saved),
    draft,
    keepsDraft: true,
    rules: { [name]: rule },
    fields: { [name]: field },
    send: (values, version) =>
      send(values[name] ?? '', version).catch((failure: unknown) => {
        // The person has left the page, so the failure is a notice and the draft remains stored.
        if (!isHere.current)
          notify({
            variant: 'destructive',
            title: t('failed'),
            description: `${toProblem(failure).message} ${t('inPlace.kept')}`,
          });
        throw failure;
      }),
    readAgain: async () => {
      const now = await readAgain();
      return now && valuesOf(now);
    },
    onSent: (answer, _, typed) => {
      if (!isHere.current) {
        if (latest.current === typed[name]) form.discard();
        return;
      }
      form.settle(valuesOf(textOf(answer)), typed);
      onSettled();
    },
  });
  const value = form.values[name] ?? '';
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useUnloadGuard(form.isUnsaved);

  const isRefused = Boolean(form.problem ?? form.conflict) || form.summary.length > 0;
  const isUnsent = form.isUnsaved();
  return {
    form,
    value,
    error: form.field(name).error,
    isRefused,
    isUnsent,
    write: (text: string) => form.change({ [name]: text }),
    /** Starts from the saved text, unless a save is pending. */
    begin: () => {
      if (!isUnsent && !form.isPending) form.reset();
    },
    send: () => {
      if (isUnsent && !form.isPending) void form.submit();
    },
    /** Sends edits that were made while a save was pending. */
    sendIfLeft: () => {
      if (isUnsent && !form.isPending && !isRefused) void form.submit();
    },
    /** Discards the edit and offers to restore it. */
    giveBack: (onBack: () => void) => {
      if (!isUnsent || form.isPending) return;
      const kept = sessionStorage.getItem(draftKey(draft));
      form.reset();
      offerUndo(t('inPlace.dropped'), () => {
        if (!isHere.current) return kept && sessionStorage.setItem(draftKey(draft), kept);
        form.change({ [name]: value });
        onBack();
      });
    },
  };
}
