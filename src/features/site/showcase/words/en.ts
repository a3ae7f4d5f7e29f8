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
  scene: {
    day: {
      who: 'Doing the work',
      title: '“I open it in the morning and my work is right there.”',
      text: 'What’s late, what’s due today, and what the week brings, from every project in a single list. Check it off and the step is done.',
    },
    ticking: {
      who: 'Following along',
      title: '“Nobody asks me how much is left anymore.”',
      text: 'A step breaks down into sub-steps, and progress adds up on its own: what got done, by whom, and when. Go ahead, check one off.',
    },
    board: {
      who: 'Making the call',
      title: '“Meetings start with everyone looking at the same thing.”',
      text: 'The board shows where each step stands and what’s blocking it. Drag a card, or move it with Alt and the arrow keys: everyone with the page open sees it right away.',
    },
  },
  endTitle: 'Start with your next project',
  end: 'Everyone comes in with a role of their own: those who do the work check it off, those who coordinate make changes, and those who own the project decide.',
} as const satisfies Like<typeof pt>;
