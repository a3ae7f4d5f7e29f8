/** A life: for each status, the acts that it allows and where each leads. */
export type Life<Status extends string, Act extends string> = Record<Status, Partial<Record<Act, Status>>>;

/** Questions asked of a life. */
export function lifeOf<Status extends string, Act extends string>(life: Life<Status, Act>) {
  const actsOf = (status: Status) => Object.entries(life[status] ?? {}) as [Act, Status][];
  return {
    /** The status after an act, or undefined where the act is not allowed. */
    after: (status: Status, act: Act): Status | undefined => life[status]?.[act],
    /** The acts allowed in a status, with where each leads; none for a status this build does not know. */
    of: (status: Status) => actsOf(status).map(([act, to]) => ({ act, to })),
    /** Whether a change from one status to another is some allowed act, or no change at all. */
    allows: (from: Status, to: Status) => from === to || actsOf(from).some(([, next]) => next === to),
  };
}
