/**
 * Returns the name of a key press: `j`, `?`, `Enter`, `Ctrl+a`, `Shift+ArrowDown`. It uses the typed character, so it
 * works on every layout.
 */
export function pressOf(event: KeyboardEvent): string {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // Many layouts type some characters with AltGr; the typed character already reflects Shift.
  const isWritten = key.length === 1 && (event.getModifierState('AltGraph') || !(ctrlKey || metaKey || altKey));
  if (isWritten) return key.toLowerCase();
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    key.length === 1 ? key.toLowerCase() : key,
  ].join('+');
}

const modifiers = new Set(['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock']);

/** Returns whether a key is a modifier. */
export const isModifier = ({ key }: Pick<KeyboardEvent, 'key'>) => modifiers.has(key);

/** Returns whether a press is a single character, which can be switched off (WCAG 2.1.4). */
export const isSingle = (press: string) => press.length === 1;

/** Splits a key sequence into presses: `g h` is `g`, then `h`. */
export const pressesOf = (key: string): string[] => (/^\S+ \S+$/.test(key) ? key.split(' ') : [key]);

/** Splits a press into key caps: `Ctrl+z` is `Ctrl` and `z`. */
export const capsOf = (press: string): string[] => press.split(/(?<=.)\+(?=.)/);
