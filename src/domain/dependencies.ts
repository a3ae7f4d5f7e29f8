/** Returns the ids of the steps that a step depends on directly: they must end before it starts. */
export type DependsOn = (stepId: string) => readonly string[];

/**
 * Returns the cycle that would form if a step depended on another, as ids from the step back to itself, or undefined if
 * none would.
 */
export function circleThrough(stepId: string, other: string, dependsOn: DependsOn): string[] | undefined {
  const seen = new Set<string>();
  const wayBack = (from: string): string[] | undefined => {
    if (from === stepId) return [stepId];
    if (seen.has(from)) return undefined;
    seen.add(from);
    for (const next of dependsOn(from)) {
      const rest = wayBack(next);
      if (rest) return [from, ...rest];
    }
    return undefined;
  };
  const rest = wayBack(other);
  return rest && [stepId, ...rest];
}
