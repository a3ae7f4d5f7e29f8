import type { Like } from '../../kernel/language';
import type ptBR from './pt-BR';

export default {
  title: 'Billing',
  lead: 'This workspace’s plan and how much of it is in use. Nothing here creates a charge, and no limit blocks your work.',
  print: 'Print',
  plan: 'Plan',
  own: 'Self-hosted',
  ownNote: 'This workspace runs on its operator’s own servers. There is no paid plan and no plan limit.',
  seats: 'People included',
  storage: 'File storage',
  renewsOn: 'Renews on',
  contact: 'Questions about the plan',
  unlimited: 'No limit',
  usage: 'Usage this month',
  hidden: 'Usage is shown to people with access to the administration (view:admin).',
  of: '{used} of {limit}',
  people: 'People with an active account',
  projects: 'Open projects',
  emails: 'Emails sent',
  sms: 'Text messages sent',
  near: 'Close to the plan’s limit: {name}. Work goes on; talk to whoever manages the plan.',
  over: 'Over the plan’s limit: {name}. Work goes on; talk to whoever manages the plan.',
  months: 'Month by month',
  month: 'Month',
  column: { people: 'People', projects: 'Projects', storage: 'Files', emails: 'Emails', sms: 'Texts' },
  current: '{month} (so far)',
  counted:
    'People, projects, and files are counted once a day, last on {when}. Messages are counted as they are sent. Months follow UTC.',
} satisfies Like<typeof ptBR>;
