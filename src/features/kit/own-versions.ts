import { resetOnSignOut } from '../kernel/reset-on-sign-out';

/** By id, the consecutive versions that the person's own changes made in this tab. */
const chains = new Map<string, number[]>();
resetOnSignOut(() => chains.clear());

/** Replaces a body's version by the latest own one, if only own changes were made since. */
export type WithOwnVersion = <Body extends { version?: number }>(body: Body) => Body;

/**
 * Lets changes of one entity follow the person's own earlier ones, although all started from the version on screen:
 * cells edited in quick succession, or several undos. A change by somebody else in between still conflicts. Create one
 * per request.
 */
export function trackOwnVersion(id: string | undefined) {
  let sent: number | undefined;
  const asOwn: WithOwnVersion = (body) => {
    const own = (id !== undefined && chains.get(id)) || [];
    const { version } = body;
    sent = version !== undefined && own.includes(version) ? own.at(-1) : version;
    return sent === version ? body : { ...body, version: sent };
  };
  return {
    asOwn,
    /** Records the version in the response, unless the response is about another entity. */
    note(output: unknown) {
      const { version, id: of = id } = (output ?? {}) as { version?: unknown; id?: unknown };
      if (id === undefined || of !== id || typeof version !== 'number') return;
      const own = chains.get(id) ?? [];
      const before = sent ?? version - 1;
      if (own.at(-1) !== version) chains.set(id, own.at(-1) === before ? [...own, version] : [before, version]);
    },
  };
}
