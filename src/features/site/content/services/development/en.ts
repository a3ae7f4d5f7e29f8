import type { ServiceContent } from '../../types';

export default {
  name: 'Software development',
  summary: 'API first, tests, and a handover to your team',
  title: 'Software your own team can read, test, and change',
  lead: 'We write custom systems when nothing off the shelf fits, and we rescue the ones you have. The API comes before the screens, tests come with the code, and everything is in your repository from day one.',
  description:
    'Custom software, API first, with automated tests and code in your repository. Legacy systems replaced piece by piece while operations keep running.',
  signs: [
    {
      title: 'Every order is typed three times',
      text: 'Into the spreadsheet, the ERP, and the carrier’s portal. Each is a chance for a mistake, and nobody knows which of the three is right.',
    },
    {
      title: 'Nobody touches the old system',
      text: 'Its author left, there are no tests, and the last change brought billing down. Everything since has been a workaround.',
    },
    {
      title: 'The vendor has the code',
      text: 'Every tweak becomes a quote, and your own data comes out only in canned reports.',
    },
  ],
  deliverables: [
    {
      title: 'API contract',
      text: 'An OpenAPI description with examples and errors, approved before any code. Other systems start integrating while the screens are still being drawn.',
    },
    {
      title: 'Code in your repository',
      text: 'The full history, a review of every change, and instructions that take a blank machine to a running system.',
    },
    {
      title: 'Tests of your rules',
      text: 'Discounts, taxes, deadlines, and exceptions become tests, with numbers from you. No change goes in while one of them fails.',
    },
    {
      title: 'Releases you can undo',
      text: 'A new version goes out through an automated pipeline, and the previous one comes back the same way. Database changes are rehearsed on a copy.',
    },
    {
      title: 'Handover',
      text: 'Decisions recorded with their reasons, a runbook, and a period in which your team changes the code and we review.',
    },
  ],
  steps: [
    {
      title: 'Understanding',
      duration: '1 to 3 weeks',
      text: 'We sit with the people who will use it, draw the flow, and say whether a product you can buy would do. If so, we stop here.',
    },
    {
      title: 'API and first slice',
      duration: '3 to 5 weeks',
      text: 'The API contract and one complete case, from start to finish, in use by two or three people.',
    },
    {
      title: 'Next slices',
      duration: '6 to 16 weeks',
      text: 'A version in use every two weeks. You reorder the backlog in between and can stop at any of them with what already works.',
    },
    {
      title: 'Handover',
      duration: '2 to 4 weeks',
      text: 'Your team makes real changes. This step ends when it ships a version without our help.',
    },
  ],
  example: {
    title: 'Forty orders a day that arrive by email',
    text: 'Each order is typed into the spreadsheet, the ERP, and the carrier’s portal, 4 minutes each time. With an orders API, the rep enters it once, on a screen that already has customer, price, and address; the ERP and the carrier get it from there.',
    figures: [
      { label: 'Times each order is typed', before: '3', after: '1' },
      { label: 'Typing hours per day', before: '8', after: '2' },
      { label: 'Orders corrected per month', before: '44', after: '11' },
    ],
    note: 'The math: 40 × 3 × 4 min is 480 min, or 8 h; 40 × 1 × 3 min is 120 min, or 2 h. Over 22 days there are 880 orders: 44 corrections is 5%, and 11 is 1.25%.',
  },
  needs: [
    'One person who sets priorities and answers within two days.',
    'Two or three people who will use the system, an hour a week each.',
    'Access to the old system, its database, and whoever knows them.',
    'A decision on where the system will run, or a request that we propose one.',
  ],
  techniques: [
    'OpenAPI',
    'TypeScript and Node.js',
    'Python',
    'C# and .NET',
    'React',
    'PostgreSQL',
    'SQL Server',
    'Docker',
    'Continuous integration',
  ],
  norms: [
    {
      title: 'LGPD, article 46, § 2',
      text: 'Brazil’s data-protection law asks for protection by design: every piece of personal data has a purpose, a retention period, and a list of who may see it. Exporting and erasing a person’s data are features.',
    },
    {
      title: 'Law 9,609/1998 (Brazilian software law)',
      text: 'Rights in commissioned software belong to the customer unless agreed otherwise (article 4). The contract repeats this and lists the open-source components with their licenses.',
    },
    {
      title: 'OWASP ASVS',
      text: 'A security checklist, at the level agreed up front. Passwords, sessions, permissions, and logs are tested on every delivery, with the results in writing.',
    },
  ],
  questions: [
    {
      question: 'Why not buy something ready-made?',
      answer:
        'Often you should, and we say so in the first step. Custom pays off when the process is what sets you apart, or when bending a product costs more than writing only the part you lack.',
    },
    {
      question: 'What if you disappear halfway through?',
      answer:
        'The repository and accounts are yours, and the last version in use is at most two weeks old. Another team picks it up from there, with the tests and recorded decisions. You can prove it any time: ask an outsider to get the system running.',
    },
    {
      question: 'Can we keep the old system?',
      answer:
        'Almost always, for a while. We put an API in front of it, write tests of what it does today, and replace one part at a time. Rewriting everything at once is the riskiest route, and we rarely propose it.',
    },
    {
      question: 'How are price and schedule set?',
      answer:
        'The first step has a fixed price. After that, every slice has its scope, schedule, and price before it starts, and you approve them one at a time. Changes join the backlog once you know what they do to the schedule.',
    },
    {
      question: 'Who fixes a bug after delivery?',
      answer:
        'Your team, prepared during the handover, or us, under a support contract with an agreed response time. Every bug we fix gets a test, so if it comes back we see it before release.',
    },
  ],
} satisfies ServiceContent;
