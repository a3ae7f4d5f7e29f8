import { remember } from '../kernel/forget';

/**
 * Lets changes of one thing that follow fast on each other build upon what one's own before made, though all were begun
 * from the version that was seen; what others made in between is refused as ever. Answers what sends one of them.
 */
export function ownVersions() {
  /** Of each thing the versions of one's own changes, each made of the one before it. */
  const chains = new Map<string, number[]>();
  remember(() => chains.clear());
  return async <Answer extends { data?: { version: number } }>(
    id: string,
    seen: number,
    send: (version: number) => Promise<Answer>,
  ): Promise<Answer> => {
    const own = chains.get(id) ?? [];
    const version = own.includes(seen) ? (own.at(-1) ?? seen) : seen;
    const answer = await send(version);
    if (answer.data)
      chains.set(id, own.at(-1) === version ? [...own, answer.data.version] : [version, answer.data.version]);
    return answer;
  };
}
