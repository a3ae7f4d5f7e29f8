import { pixKindOf } from '#domain/pix-key';
import type { PixKey } from '#ui';

// What was typed and is no Pix key yet stands in the form so that nobody sends it.
const unread = '?';

/** Whether what stands in a field is a Pix key, or nothing. */
export const isPixText = (text: string) => text === '' || pixKindOf(text) !== undefined;

/** What a field of a Pix key says, as it stands in a form. */
export const pixTextOf = (key: PixKey | null, typed: string) => key?.key ?? (typed.trim() && `${unread}${typed}`);

/** The key that a text is; nothing where it is none. */
export function pixKeyIn(text: string): PixKey | null {
  const kind = pixKindOf(text);
  return kind ? { kind, key: text } : null;
}
