import { type CustomKeys, keysOf } from '../../kernel/shortcuts/custom-keys';
import { isSingle, pressesOf } from '../../kernel/shortcuts/press';
import { allCommands, type KeyCommand } from './catalogue';

// What every browser does with them is missed by whoever presses them.
const ofTheBrowser = new Set([...'cvxtnwrlpfqso0'].map((letter) => `Ctrl+${letter}`));

/** What becomes of a key that was pressed for a command. */
export type KeyChoice =
  | { kind: 'free'; key: string }
  /** It is no key that a command can have. */
  | { kind: 'refused' }
  /** It begins what goes to places. */
  | { kind: 'leads' }
  | { kind: 'taken'; key: string; by: KeyCommand };

/** Judges a press for a command, by the keys that the person has. */
export function chooseKey(command: KeyCommand, press: string, own: CustomKeys): KeyChoice {
  const [lead, second] = pressesOf(command.keys[0] ?? '');
  const isCharacter = isSingle(press) && press !== ' ';
  const isCombined = /^(Ctrl|Alt)\+(Shift\+)?.$/.test(press) && !ofTheBrowser.has(press);
  if (!isCharacter && !(isCombined && second === undefined)) return { kind: 'refused' };
  const key = second === undefined ? press : `${lead} ${press}`;
  const others = allCommands.filter(({ id, keys }) => id !== command.id || keys !== command.keys);
  const begins = others.some(({ keys }) =>
    keysOf(keys, own).some((each) => each !== key && pressesOf(each)[0] === key),
  );
  if (begins) return { kind: 'leads' };
  const by = others.find(({ keys }) => keysOf(keys, own).includes(key));
  return by ? { kind: 'taken', key, by } : { kind: 'free', key };
}
