import type { ServiceContent } from '../../types';

export default {
  name: 'Cloud computing',
  summary: 'Migration with a spending cap and backups that restore',
  title: 'Move to the cloud knowing the most you will spend and how long a restore takes',
  lead: 'We move systems to the cloud when the numbers work and tell you when it is better to stay put. A migration gets a rehearsal, a date, and a way back. After it, spending has a cap, and backups are actually restored, against the clock.',
  description:
    'Cloud migration with a rehearsal and a way back, a spending cap per system, backups restored in timed drills, and data handled under Brazil’s LGPD.',
  signs: [
    {
      title: 'The server is past its warranty',
      text: 'It sits next to the storeroom with a single air conditioner. Nobody wants to reboot it and find out whether it comes back.',
    },
    {
      title: 'Backups run, but nobody has restored one',
      text: 'The report says “completed” every night. Until someone brings a whole system back, that is an assumption.',
    },
    {
      title: 'The cloud bill is a surprise',
      text: 'Some systems have already moved, and the total climbs every month. Nobody can say which system spends how much.',
    },
  ],
  deliverables: [
    {
      title: 'Inventory and cost comparison',
      text: 'Every system with measured usage, dependencies, and three-year cost: in the cloud, on a new server of your own, and split between the two.',
    },
    {
      title: 'Environment written as code',
      text: 'Networks, machines, and permissions in versioned files, in your repository. Another team can rebuild the environment from them.',
    },
    {
      title: 'Spending cap',
      text: 'A budget and an owner per system, alerts at 50%, 80%, and 100%, and automatic shutdown for test machines only.',
    },
    {
      title: 'Backups and restore drills',
      text: 'Backups in a separate account, protected from deletion. Every quarter we restore one system and hand you the measured time.',
    },
    {
      title: 'A way back',
      text: 'The old system stays ready to switch on again until an agreed date, with the steps already rehearsed.',
    },
  ],
  steps: [
    {
      title: 'Inventory and numbers',
      duration: '2 to 3 weeks',
      text: 'We measure CPU, memory, disk, and network for a week or more and say what goes, what stays, and what can be switched off.',
    },
    {
      title: 'Cloud foundation',
      duration: '2 to 4 weeks',
      text: 'Accounts, networks, access, backups, and the spending cap are ready before the first system. We settle what runs in the plant if the internet drops.',
    },
    {
      title: 'Rehearsal',
      duration: '2 to 4 weeks',
      text: 'A full migration of a copy, with records counted on both sides and the time measured. We repeat it until it fits the window.',
    },
    {
      title: 'Cutover',
      duration: '1 to 3 weeks per system',
      text: 'Done in the agreed window and checked by the people who use it. If a criterion fails, we go back. After that, spending is reviewed monthly.',
    },
  ],
  example: {
    title: 'Fourteen virtual machines and a backup nobody had restored',
    text: 'Six of the 14 machines are for testing and run day and night. The backup is one 1,800 GB image, taken once a day. In the cloud, test machines run only in working hours, and the 300 GB ERP database has its own backup every 15 minutes and comes back first.',
    figures: [
      { label: 'Machine hours per month', before: '10,080', after: '7,080' },
      { label: 'Time until the ERP is back', before: '10 h', after: '1 h 30 min' },
      { label: 'Most data that can be lost', before: '24 h', after: '15 min' },
    ],
    note: 'The math: 14 × 720 h is 10,080; 8 × 720 h plus 6 × 220 h (22 days of 10 h) is 7,080. Reading 1,800 GB at 50 MB/s takes 10 h; 300 GB at 100 MB/s takes 50 min, plus 40 min of checks. The most that can be lost is the time between backups.',
  },
  needs: [
    'Read access to the current environment and to the last 12 months of bills.',
    'The list of systems, with an owner for each.',
    'Licenses and support contracts, to know what is allowed to move.',
    'The windows in which each system can stop, and for how long.',
  ],
  techniques: [
    'AWS',
    'Microsoft Azure',
    'Google Cloud',
    'Terraform',
    'Docker and Kubernetes',
    'Managed PostgreSQL and SQL Server',
    'VPN and private networks',
    'Veeam',
    'Prometheus and Grafana',
  ],
  norms: [
    {
      title: 'LGPD, article 33',
      text: 'Under Brazil’s data-protection law, the region of each data set is chosen and recorded. Any transfer abroad rests on a mechanism of article 33, such as the standard clauses of ANPD, the data-protection authority (Resolution 19/2024).',
    },
    {
      title: 'Marco Civil da Internet (Law 12,965/2014)',
      text: 'Brazil’s internet law has online services keep access records for six months (article 15). That retention is set up from the start.',
    },
    {
      title: 'ISO/IEC 27001',
      text: 'The Annex A controls are our checklist: a second factor, backups, logs, and suppliers. It is a reference, not a certification.',
    },
    {
      title: 'IEC 62443',
      text: 'Whatever talks to machines stays in a separate zone. The cloud receives production data and does not command PLCs.',
    },
  ],
  questions: [
    {
      question: 'Is it cheaper than our own server?',
      answer:
        'Not always. A steady, around-the-clock load often costs less on your own hardware. Variable loads, test environments, and off-site backups tend to win in the cloud. Our comparison covers three years and counts power, licenses, and staff.',
    },
    {
      question: 'What if the plant loses its internet?',
      answer:
        'What production needs in order to run stays in the plant and syncs later. The rest uses two links from different carriers. The diagnosis lists what stops in each case, and for how long.',
    },
    {
      question: 'Can the spending cap take production down?',
      answer:
        'No. In production it alerts and calls a person; automatic shutdown is for test environments only. Providers report spending hours late, which is why the first alert goes out at the halfway mark.',
    },
    {
      question: 'Are we locked in to one provider?',
      answer:
        'Somewhat, always. We prefer services with an equivalent elsewhere and put in writing what leaving would cost. Accounts, code, and data are in your name.',
    },
    {
      question: 'How do I know the backups work?',
      answer:
        'By watching a system come back. Every quarter you pick one, we restore it in a separate environment, and one of your people checks the data. The time goes into the report, good or bad.',
    },
  ],
} satisfies ServiceContent;
