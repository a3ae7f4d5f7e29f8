import type { Like } from '../../../kernel/language';
import type pt from './pt-BR';

export default {
  project: 'Camera inspection line',
  other: 'Cold room telemetry',
  active: 'In progress',
  progress: '{done, number} of {total, number} sub-steps',
  steps: 'Steps',
  column: { name: 'Step', status: 'Status', who: 'Assignee', due: 'Due' },
  step: {
    light: 'Measure the lighting at the station',
    mount: 'Build the camera mount',
    train: 'Train the model on good and bad parts',
    reject: 'Wire the reject gate to the PLC',
    operators: 'Train the shift’s operators',
    sensors: 'Check the sensors in cold room 2',
  },
  mine: 'My work',
  tick: 'Complete {name}',
  part: {
    profile: 'Cut the aluminum profile',
    base: 'Drill the base',
    cable: 'Run the cable through the duct',
    lens: 'Lock the lens focus',
  },
} as const satisfies Like<typeof pt>;
