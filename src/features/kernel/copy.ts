import { notify } from '#ui';

/** Copies a text and says so; where the browser does not let it, shows the text to be copied by hand. */
export const copyText = (text: string, said: { done: string; failed: string }) =>
  navigator.clipboard.writeText(text).then(
    () => notify({ variant: 'success', title: said.done, topic: 'copy' }),
    () => notify({ variant: 'destructive', title: said.failed, description: text, topic: 'copy' }),
  );
