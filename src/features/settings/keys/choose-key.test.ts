import { expect, test } from 'vitest';
import type { CustomKeys } from '../../kernel/shortcuts/custom-keys';
import { allCommands, type KeyCommand } from './catalogue';
import { chooseKey } from './choose-key';

const own = (keys: Record<string, string> = {}): CustomKeys => ({ singles: 'on', keys });
const command = (id: string) => allCommands.find((each) => each.id === id) as KeyCommand;

test('a character, and one with Ctrl or Alt, is free unless another command has it', () => {
  expect(chooseKey(command('next'), 'n', own())).toEqual({ kind: 'free', key: 'n' });
  expect(chooseKey(command('undo'), 'Alt+Shift+u', own())).toEqual({ kind: 'free', key: 'Alt+Shift+u' });
  expect(chooseKey(command('next'), 'k', own())).toEqual({ kind: 'taken', key: 'k', by: command('previous') });
  expect(chooseKey(command('next'), 'k', own({ k: 'p' }))).toEqual({ kind: 'free', key: 'k' });
  expect(chooseKey(command('next'), 'j', own({ j: 'n' }))).toEqual({ kind: 'free', key: 'j' });
});

test.each(['Enter', 'Escape', 'Tab', ' ', 'F5', 'Ctrl+c', 'Ctrl+t', 'Shift+ArrowDown'])('%s is refused', (press) => {
  expect(chooseKey(command('next'), press, own())).toEqual({ kind: 'refused' });
});

test('what goes to a place keeps its first key, and that key leads nowhere else', () => {
  expect(chooseKey(command('home'), 'j', own())).toEqual({ kind: 'free', key: 'g j' });
  expect(chooseKey(command('home'), 'p', own())).toEqual({ kind: 'taken', key: 'g p', by: command('projects') });
  expect(chooseKey(command('home'), 'Ctrl+j', own())).toEqual({ kind: 'refused' });
  expect(chooseKey(command('next'), 'g', own())).toEqual({ kind: 'leads' });
});

test('no two commands are born with one key', () => {
  const born = allCommands.flatMap(({ keys }) => keys);
  expect(new Set(born).size).toBe(born.length);
});
