import { notify } from '#ui';

/** Copies a text and confirms it in a notice; without clipboard access the notice shows the text for manual copying. */
export const copyText = (text: string, said: { done: string; failed: string }) =>
  navigator.clipboard.writeText(text).then(
    () => notify({ variant: 'success', title: said.done, topic: 'copy' }),
    () => notify({ variant: 'destructive', title: said.failed, description: text, topic: 'copy' }),
  );
