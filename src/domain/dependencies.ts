/** What each step depends on directly: steps that end before it begins. */
export type DependsOn = (stepId: string) => readonly string[];

/**
 * The circle that would close if a step depended on another: the ids from the step back to itself, each depending on the
 * next; nothing where none would.
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
