/** What a key press is called: `j`, `?`, `Enter`, `Ctrl+a`, `Shift+ArrowDown`. It fits every layout, for it is what was written. */
export function pressOf(event: KeyboardEvent): string {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // With AltGr many layouts write what stands on no key of its own; Shift is in what is written already.
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

/** Whether a key does nothing but change what others write. */
export const isModifier = ({ key }: Pick<KeyboardEvent, 'key'>) => modifiers.has(key);

/** Whether a press is a character alone: those can be switched off (WCAG 2.1.4). */
export const isSingle = (press: string) => press.length === 1;

/** The presses that one after the other make a key: `g h` is `g`, then `h`. */
export const pressesOf = (key: string): string[] => (/^\S+ \S+$/.test(key) ? key.split(' ') : [key]);

/** The caps that one press is drawn as: `Ctrl+z` is `Ctrl` and `z`. */
export const capsOf = (press: string): string[] => press.split(/(?<=.)\+(?=.)/);
