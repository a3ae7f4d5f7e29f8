// A reporter of Vitest: writes what went wrong outside of any test, which the JSON report leaves out, to ASTRAY_FILE
// as [{ file, name, why }].
import { writeFileSync } from 'node:fs';

export default class AstrayReporter {
  onTestRunEnd(_, errors) {
    const told = errors.map(({ VITEST_TEST_PATH: file = '', VITEST_TEST_NAME: name, type, stack, message, cause }) => ({
      file,
      name: `outside of any test${name ? `, during “${name}”` : ''}`,
      why: [type, cause?.message, stack ?? message].filter(Boolean).join(': '),
    }));
    writeFileSync(process.env.ASTRAY_FILE, JSON.stringify(told));
  }
}
