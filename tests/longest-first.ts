import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Vitest begins with the longest where it knows them from another run, else with the largest files. These take longest
// though they are short, and begun last they would leave the other cores idle until the end.
const longest = /contract-fuzz|server\/admin\.test|server\/main\.test|admin\/backup|worst-bodies|notifications\/queue/;

const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);

/** The order of test files that keeps all cores busy on a machine that never ran them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
