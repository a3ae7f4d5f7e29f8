import type { ServiceContent } from '../../types';

export default {
  name: 'Data engineering',
  summary: 'Data on time, checked, and defined only once',
  title: 'Production, quality, and finance look at the same number',
  lead: 'We bring data from machines, the ERP, and spreadsheets into one place, with agreed arrival times and checks on every load. Each metric has one definition, an owner, and a trail back to its source. When something fails, the screen itself says so, before the meeting.',
  description:
    'Data from machines, ERP, and spreadsheets with agreed arrival times, quality tests, one definition per metric, and a trail back to the source.',
  signs: [
    {
      title: 'Three scrap rates for one month',
      text: 'Each department brings its own figure, and half the meeting goes to finding out which one is right.',
    },
    {
      title: 'The dashboard is green and stale',
      text: 'The load stopped on Friday. On Monday everyone decided on Thursday’s data, because nothing on the screen gave the date.',
    },
    {
      title: 'Month-end hangs on one spreadsheet',
      text: 'Someone merges seven files by hand. If a column gets renamed, the error surfaces only in the results.',
    },
  ],
  deliverables: [
    {
      title: 'Metric dictionary',
      text: 'The formula, unit, exceptions, and owner of every figure, approved by the departments. The definition appears next to the value.',
    },
    {
      title: 'Loads on a schedule',
      text: 'For every source, when its data is due and what happens if it does not arrive. The screen shows the time of the latest data.',
    },
    {
      title: 'Quality tests',
      text: 'Counts against the source, gaps, duplicates, impossible values, and totals. A load that fails does not replace the last good one.',
    },
    {
      title: 'Lineage',
      text: 'From the figure on the dashboard to the table, file, or PLC it came from. And the other way: what breaks if a column changes.',
    },
    {
      title: 'A database in your accounts',
      text: 'The database, the transformation code, and the history in your name, with permissions by department and a log of who looked up personal data.',
    },
  ],
  steps: [
    {
      title: 'Questions and sources',
      duration: '2 to 3 weeks',
      text: 'Five decisions that depend on a number, who makes them, and where the data comes from. We measure delays and differences between sources.',
    },
    {
      title: 'Definitions',
      duration: '1 to 3 weeks',
      text: 'The departments settle the formula of the first metrics. One month worked out by hand becomes the test for everything that follows.',
    },
    {
      title: 'Loads and tests',
      duration: '4 to 8 weeks',
      text: 'One source at a time, with tests and a schedule. The new figure runs beside the old one until every difference is explained.',
    },
    {
      title: 'Use and handover',
      duration: '2 to 4 weeks',
      text: 'Dashboards switched over, old spreadsheets archived, and your team adding a new source on its own.',
    },
  ],
  example: {
    title: 'One month, three scrap rates',
    text: 'Of 12,000 parts, 300 were scrapped and 120 reworked. Production divides 300 by 12,000 (2.5%), quality adds the rework (3.5%), and finance divides 300 by the 11,700 good parts (2.6%). With one formula and hourly loads, month-end becomes a check.',
    figures: [
      { label: 'Definitions of scrap in use', before: '3', after: '1' },
      { label: 'Month-end hours', before: '26', after: '5' },
      { label: 'Age of the data at 8 a.m.', before: '32 h', after: '2 h' },
    ],
    note: 'The math: 3 departments × 6 h plus 4 people × 2 h of meetings is 26 h; 3 × 1 h plus 4 × 0.5 h is 5 h. At 8 a.m., the daily file reached only to midnight at the start of the previous day, 32 h earlier; the 7 a.m. load brings everything up to 6 a.m., 2 h earlier.',
  },
  needs: [
    'Read access to the ERP, the SCADA systems, and the month-end spreadsheets.',
    'One person from each department with the authority to settle a definition.',
    'The last three months of reports, with the calculations done by hand.',
    'A decision on where the database will live: your own server or the cloud.',
  ],
  techniques: [
    'PostgreSQL',
    'SQL Server',
    'dbt',
    'Apache Airflow',
    'Change data capture (CDC)',
    'Apache Kafka',
    'OPC UA and MQTT',
    'Power BI',
    'Metabase',
  ],
  norms: [
    {
      title: 'LGPD',
      text: 'Brazil’s data-protection law: personal data is identified on arrival and masked for anyone who does not need it. Every table has a retention period, and processing is recorded (article 37).',
    },
    {
      title: 'ISO/IEC 25012',
      text: 'A reference for what to measure in data: accuracy, completeness, consistency, currentness. Every test says which of them it checks.',
    },
    {
      title: 'IEC 62443',
      text: 'Machine readings pass through an intermediate zone. The database has no path back to the PLCs.',
    },
  ],
  questions: [
    {
      question: 'Do we need a data lake?',
      answer:
        'For most plants, a well-kept relational database is enough for years. Another layer needs a measured reason, such as sensor volume or files that do not fit in tables.',
    },
    {
      question: 'Who decides when departments disagree?',
      answer:
        'Your management. We put the calculations side by side, with the effect of each. If two definitions really are needed, they get different names, and neither is called just “scrap.”',
    },
    {
      question: 'Will this slow down our ERP?',
      answer:
        'We read from a replica, or only what changed, outside peak hours and with a query limit. Server load is measured before and after, and the ceiling is agreed with IT.',
    },
    {
      question: 'What about the bad data already in there?',
      answer:
        'We do not fix it behind your back. The tests list what is wrong, owners correct it at the source where they can, and what cannot be fixed is flagged, with the rule that was applied.',
    },
    {
      question: 'What happens when a load fails overnight?',
      answer:
        'The dashboard keeps the last good load and shows its time, with a warning. The person in charge gets the reason and the step to rerun it, and rerunning does not duplicate rows.',
    },
  ],
} satisfies ServiceContent;
