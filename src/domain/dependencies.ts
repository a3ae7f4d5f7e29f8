/** Returns the ids of the steps that a step depends on directly: they must end before it starts. */
export type GetDependencies = (stepId: string) => readonly string[];

/**
 * Returns the cycle that would form if a step depended on another, as ids from the step back to itself, or undefined if
 * none would.
 */
export function findCycle(stepId: string, dependencyId: string, dependsOn: GetDependencies): string[] | undefined {
  const seen = new Set<string>();
  const findPath = (from: string): string[] | undefined => {
    if (from === stepId) return [stepId];
    if (seen.has(from)) return undefined;
    seen.add(from);
    for (const next of dependsOn(from)) {
      const path = findPath(next);
      if (path) return [from, ...path];
    }
    return undefined;
  };
  const path = findPath(dependencyId);
  return path && [stepId, ...path];
}
