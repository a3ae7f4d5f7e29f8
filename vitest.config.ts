import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // By itself it leaves one core free, which is half of two.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'app', include: ['src/**/*.test.ts'] },
      },
      {
        extends: true,
        // Each file opens a server and a store of its own, and nothing is mocked: to load all modules anew for each took
        // a fifth of the time.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/*.test.ts', 'tests/fuzz/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
