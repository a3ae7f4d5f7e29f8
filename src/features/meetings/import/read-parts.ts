import type { Schema } from '#openapi/operations';
import type { Problem } from '../../kernel/problem';
import type { Outcome } from '../../kit/command';
import { type CalendarPart, countOfPart, halvesOf, partsOf, textOfPart } from './calendar-parts';

/** The events of one part, with the request that read it. */
export interface ReadPart {
  asked: Schema<'IcsText'>;
  events: Schema<'IcsEvent'>[];
}

/** The parts of a file that were read. */
export interface Read {
  parts: ReadPart[];
  /** How many of its events could not be read at all. */
  unreadCount: number;
}

type Ask = (asked: Schema<'IcsText'>) => Promise<Outcome<{ data: Schema<'IcsEvent'>[] }>>;

const isAboutText = ({ details }: Problem) => details.some(({ field }) => field === 'text');

/**
 * Reads a calendar file by parts, one after the other. A refused part is halved until only
 * unreadable events are left out. Returns the problem if no part could be read, or if the request itself failed.
 */
export async function readParts(
  text: string,
  time_zone: string,
  ask: Ask,
  onProgress: (share: { done: number; all: number }) => void,
): Promise<Outcome<Read>> {
  const cut = partsOf(text);
  if (!cut || cut.length === 0) {
    const asked = { text, time_zone };
    const { output, problem } = await ask(asked);
    return output ? { output: { parts: [{ asked, events: output.data }], unreadCount: 0 } } : { problem };
  }
  const read: Read = { parts: [], unreadCount: 0 };
  const all = cut.reduce((sum, part) => sum + countOfPart(part), 0);
  const waiting: CalendarPart[] = [...cut];
  let [done, refused]: [number, Problem | undefined] = [0, undefined];
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    onProgress({ done, all });
    const asked = { text: textOfPart(part), time_zone };
    const { output, problem } = await ask(asked);
    if (problem && !isAboutText(problem)) return { problem };
    const halves = problem && halvesOf(part);
    if (halves) {
      waiting.unshift(...halves);
      continue;
    }
    done += countOfPart(part);
    if (output) read.parts.push({ asked, events: output.data });
    else {
      read.unreadCount += countOfPart(part);
      refused = problem;
    }
  }
  return refused && read.parts.length === 0 ? { problem: refused } : { output: read };
}
