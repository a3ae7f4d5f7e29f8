import type { Like } from '../../../kernel/language';
import type ptBR from './pt-BR';

export default {
  documentTitle: 'Trama · automation and data for industry, with progress in plain sight',
  description:
    'We build automation, software, and data for Brazilian industry. You follow every project in Trama: steps, deadlines, costs, and meetings.',
  title: 'Automation and data for industry, with progress in plain sight',
  lead: 'We build cells, systems, and models for plants in Brazil. Every project runs in Trama, with steps, deadlines, costs, and meetings in one place, so you can follow it without asking for a report.',
  talk: 'Talk about your case',
  signUp: 'Create a Trama account',
  window: 'A sample project in Trama with its steps, statuses, owners, and deadlines.',
  sample: 'Sample project with fictional data.',
  servicesTitle: 'What we do',
  servicesLead:
    'Nine fields, one way of working: a written diagnosis, a duration stated up front, and everything delivered in your name.',
  productTitle: 'The product is the proof',
  productLead:
    'Trama is our own team’s workspace from morning to night. What you see here are the real components, with sample data.',
  day: {
    who: 'For those who do the work',
    title: 'What’s mine is already on top',
    text: 'What is late, what is due today, and what comes this week, across every project in one list. Checking it off completes the step, and everyone sees it right away.',
  },
  ticking: {
    who: 'For those who follow along',
    title: 'How much is left, without asking',
    text: 'A step splits into sub-steps, and progress adds itself up: what is done, by whom, and when.',
  },
  board: {
    who: 'For those who decide',
    title: 'The meeting starts with everyone looking at the same thing',
    text: 'The board shows where each step stands and what blocks it. Drag a card, or move it with Alt and the arrow keys.',
  },
  areasTitle: 'What each area does, and for whom',
  areas: {
    projects: {
      title: 'Projects',
      who: 'Coordinators and field staff',
      text: 'Steps and sub-steps with an owner, a deadline, and blockers, as a list, board, calendar, or timeline.',
    },
    finance: {
      title: 'Finance',
      who: 'Back office and management',
      text: 'Accounts, clients, transactions, and OFX or CSV statement import, with a cash forecast and margin by project.',
    },
    meetings: {
      title: 'Meetings',
      who: 'Everyone',
      text: 'A calendar synced with Google, with agendas, minutes, and outcomes that become steps with an owner and a deadline.',
    },
    units: {
      title: 'Units and holidays',
      who: 'Companies with several sites',
      text: 'Each site has its own time zone, holidays, and people. Deadlines count the working days of each.',
    },
    access: {
      title: 'People and permissions',
      who: 'IT and compliance',
      text: 'Roles by area, invitations, two-step verification, a log of who changed what, and data-protection requests with a due date.',
    },
    api: {
      title: 'Open API',
      who: 'Integrators',
      text: 'The same OpenAPI contract that the interface uses, with personal keys and documented limits.',
    },
  },
  beginTitle: 'How to begin',
  begin: {
    talk: {
      title: 'A conversation',
      text: 'Tell us the problem in the form below. We answer with questions, not with a slide deck.',
    },
    visit: {
      title: 'A diagnosis',
      text: 'We look at the process, measure it, and write down what is worth doing, with a duration and a price range.',
    },
    project: {
      title: 'Your project in Trama',
      text: 'Your team is invited and follows the steps from day one. To use Trama on your own, create an account.',
    },
  },
} satisfies Like<typeof ptBR>;
