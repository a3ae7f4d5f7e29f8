/** A transition table: for each status, the allowed acts and the status that each leads to. */
export type Lifecycle<Status extends string, Act extends string> = Record<Status, Partial<Record<Act, Status>>>;

/** Creates queries for a transition table. */
export function createLifecycle<Status extends string, Act extends string>(life: Lifecycle<Status, Act>) {
  const actsOf = (status: Status) => Object.entries(life[status] ?? {}) as [Act, Status][];
  return {
    /** Returns the status after an act, or undefined if the act is not allowed. */
    after: (status: Status, act: Act): Status | undefined => life[status]?.[act],
    /** Returns the acts allowed in a status with their target statuses; none for a status unknown to this build. */
    of: (status: Status) => actsOf(status).map(([act, to]) => ({ act, to })),
    /** Returns whether some act leads from one status to another, or both are the same. */
    allows: (from: Status, to: Status) => from === to || actsOf(from).some(([, next]) => next === to),
  };
}
