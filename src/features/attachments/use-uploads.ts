import { useEffect, useSyncExternalStore } from 'react';
import { notify } from '#ui';
import { useWords } from '../kernel/language';
import type { Place } from './data/queries';
import { uploadsTo } from './data/uploads';
import { words } from './words';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && Boolean(target.closest('input, textarea, [contenteditable="true"]'));

/** What is being sent to a place, and the ways to send more. Whoever would leave the page meanwhile is asked. */
export function useUploads(place: Place) {
  // What runs outlives what is drawn, and is changed by it.
  'use no memo';
  const t = useWords(words);
  const uploads = uploadsTo(place);
  const all = useSyncExternalStore(uploads.subscribe, uploads.all);
  const isSending = all.some(({ problem }) => !problem);

  useEffect(() => {
    uploads.onUnseen = ({ id, file, problem }) =>
      notify({
        variant: 'destructive',
        title: t('failed', { name: file.name }),
        description: problem?.message,
        topic: `upload ${id}`,
      });
  }, [uploads, t]);

  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);

  return { uploads, all };
}

/** Hears of pictures that are pasted where nobody types, and keeps files that miss their place from taking the page away. */
export function useStrayFiles(onPaste: ((files: File[]) => void) | undefined): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (!onPaste || files.length === 0 || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      onPaste(files);
    };
    const catchFiles = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('paste', paste, { signal });
    document.addEventListener('dragover', catchFiles, { signal });
    document.addEventListener('drop', catchFiles, { signal });
    return () => stop.abort();
  }, [onPaste]);
}
