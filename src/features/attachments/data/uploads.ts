import { type Problem, toProblem } from '../../kernel/problem';
import { resetOnSignOut } from '../../kernel/reset-on-sign-out';
import { sendCommand } from '../../kit/command';
import { uploadAttachment } from './commands';
import type { Place } from './queries';

/** A file that is to be attached and is not there yet. */
export interface Upload {
  id: string;
  file: File;
  /** How many bytes have left; none while it waits for its turn. */
  sent: number | undefined;
  /** Why it did not get there. */
  problem?: Problem;
}

/** How a file is sent: by the command, but for tests. */
export type Send = (sent: Parameters<typeof uploadAttachment.send>[1]) => Promise<unknown>;

const atOnce = 2;
const byCommand: Send = (sent) => sendCommand(uploadAttachment, sent);

/** Sends files to one place, two at a time. It outlives the section that shows it, so that nobody has to wait there. */
export class Uploads {
  #place: Place;
  #send: Send;
  #uploads: readonly Upload[] = [];
  #stops = new Map<string, AbortController>();
  #listeners = new Set<() => void>();
  /** Hears of what failed while nobody looked. */
  onUnseen: (failed: Upload) => void = () => {};

  constructor(place: Place, send: Send = byCommand) {
    this.#place = place;
    this.#send = send;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  all = () => this.#uploads;

  /** Sends files, each after those that wait already. */
  add(files: readonly File[]): void {
    this.#show([...this.#uploads, ...files.map((file) => ({ id: crypto.randomUUID(), file, sent: undefined }))]);
    this.#next();
  }

  /** Sends one that failed once more. */
  retry(id: string): void {
    this.#change(id, { sent: undefined, problem: undefined });
    this.#next();
  }

  /** Stops one, or takes one that failed away. */
  cancel(id: string): void {
    this.#stops.get(id)?.abort();
    this.#stops.delete(id);
    this.#show(this.#uploads.filter((upload) => upload.id !== id));
    this.#next();
  }

  cancelAll(): void {
    const stops = [...this.#stops.values()];
    this.#stops.clear();
    this.#show([]);
    for (const stop of stops) stop.abort();
  }

  #next(): void {
    if (this.#stops.size >= atOnce) return;
    const waiting = this.#uploads.find(({ id, problem }) => !problem && !this.#stops.has(id));
    if (!waiting) return;
    void this.#run(waiting);
    this.#next();
  }

  async #run({ id, file }: Upload): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#change(id, { sent: 0 });
    const onProgress = (sent: number) => this.#change(id, { sent: Math.min(sent, file.size) });
    try {
      await this.#send({ place: this.#place, file, signal: stop.signal, onProgress });
      if (!stop.signal.aborted) this.cancel(id);
    } catch (failure) {
      if (stop.signal.aborted) return;
      this.#stops.delete(id);
      this.#change(id, { problem: toProblem(failure) });
      const failed = this.#uploads.find((upload) => upload.id === id);
      if (failed && this.#listeners.size === 0) this.onUnseen(failed);
      this.#next();
    }
  }

  #change(id: string, change: Partial<Upload>): void {
    this.#show(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #show(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

const known = new Map<string, Uploads>();

resetOnSignOut(() => {
  for (const uploads of known.values()) uploads.cancelAll();
  known.clear();
});

/** What is being sent to a place. */
export function uploadsTo(place: Place): Uploads {
  const name = 'projectId' in place ? `${place.projectId} ${place.stepId ?? ''}` : place.transactionId;
  const uploads = known.get(name) ?? new Uploads(place);
  known.set(name, uploads);
  return uploads;
}
