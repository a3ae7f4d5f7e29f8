import type { Like } from '../../../kernel/language';
import type ptBR from './pt-BR';

export default {
  path: 'Breadcrumb',
  home: 'Home',
  services: 'Services',
  talk: 'Talk about your case',
  seeSteps: 'See each step',
  howLong: 'How long it takes',
  signs: 'Three signs that it’s time',
  deliverables: 'What you get',
  deliverablesNote: 'Everything on this list stays with you, in your name.',
  steps: 'How the work goes',
  stepsNote: 'Typical durations. Yours comes in writing from the diagnosis.',
  illustrative: 'Illustrative example',
  illustrativeNote: 'A case built from plausible numbers to show the math. It is not a customer’s result.',
  figure: 'What is measured',
  before: 'Before',
  after: 'After',
  needs: 'What we need from you',
  techniques: 'Techniques and tools',
  norms: 'Standards and laws',
  questions: 'Questions we get',
} satisfies Like<typeof ptBR>;
