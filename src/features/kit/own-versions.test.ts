import { expect, test } from 'vitest';
import { trackOwnVersion } from './own-versions';

test('something added to a thing leaves the versions of the thing alone', () => {
  const send = (version: number, output: unknown) => {
    const own = trackOwnVersion('meeting');
    const sent = own.asOwn({ version }).version;
    own.note(output);
    return sent;
  };
  send(1, { id: 'meeting', version: 2 });
  send(2, { id: 'meeting', version: 3 });
  trackOwnVersion('meeting').note({ id: 'outcome', version: 1 });
  expect(send(3, { id: 'meeting', version: 4 })).toBe(3);
  expect(send(2, { id: 'meeting', version: 5 })).toBe(4);
});
