import { describe, expect, test, vi } from 'vitest';
import { type Send, type Upload, Uploads } from './uploads';

// Nothing is drawn here.
vi.mock('#ui', () => ({}));

type Sent = Parameters<Send>[0];

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);

/** Uploads whose sending a test ends, one way or the other. */
function begun() {
  const sending: { sent: Sent; done: (value?: unknown) => void; fail: (why: Error) => void }[] = [];
  const send: Send = (sent) =>
    new Promise((done, fail) => {
      sending.push({ sent, done, fail });
    });
  const uploads = new Uploads({ projectId: 'p' }, send);
  const shown = () => uploads.all().map(({ file: { name }, sent, problem }) => [name, problem ? 'failed' : sent]);
  return { uploads, sending, shown };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('uploads', () => {
  test('go two at a time, in their order, and leave when they are there', async () => {
    const { uploads, sending, shown } = begun();
    uploads.add([file('a'), file('b'), file('c')]);
    expect(shown()).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', undefined],
    ]);
    sending[0]?.sent.onProgress(7);
    expect(shown()[0]).toEqual(['a', 7]);
    sending[0]?.done();
    await settled();
    expect(shown()).toEqual([
      ['b', 0],
      ['c', 0],
    ]);
  });

  test('one that fails stays, lets the next go, and is sent again', async () => {
    const { uploads, sending, shown } = begun();
    uploads.add([file('a'), file('b'), file('c')]);
    sending[0]?.fail(new TypeError('Failed to fetch'));
    await settled();
    expect(shown()).toEqual([
      ['a', 'failed'],
      ['b', 0],
      ['c', 0],
    ]);
    uploads.retry((uploads.all()[0] as Upload).id);
    expect(shown()[0]).toEqual(['a', undefined]);
    sending[1]?.done();
    await settled();
    expect(shown()).toEqual([
      ['a', 0],
      ['c', 0],
    ]);
  });

  test('one that is taken back is stopped, and what comes of it later is nobody’s', async () => {
    const { uploads, sending, shown } = begun();
    uploads.add([file('a'), file('b'), file('c')]);
    uploads.cancel((uploads.all()[0] as Upload).id);
    expect(sending[0]?.sent.signal.aborted).toBe(true);
    expect(shown()).toEqual([
      ['b', 0],
      ['c', 0],
    ]);
    sending[0]?.fail(new DOMException('', 'AbortError'));
    await settled();
    expect(shown()).toEqual([
      ['b', 0],
      ['c', 0],
    ]);
    uploads.cancelAll();
    expect([shown(), sending.every(({ sent }) => sent.signal.aborted)]).toEqual([[], true]);
  });

  test('what fails while nobody looks is told', async () => {
    const { uploads, sending } = begun();
    uploads.onUnseen = vi.fn();
    const leave = uploads.subscribe(() => {});
    uploads.add([file('a'), file('b')]);
    sending[0]?.fail(new Error());
    await settled();
    expect(uploads.onUnseen).not.toHaveBeenCalled();
    leave();
    sending[1]?.fail(new Error());
    await settled();
    expect(uploads.onUnseen).toHaveBeenCalledOnce();
  });
});
