import type { ServiceContent } from '../../types';

export default {
  name: 'Web data collection',
  summary: 'Public data, collected within the rules and checked',
  title: 'When a site you follow changes, you hear about it the same day, source included',
  lead: 'We collect public data from portals, catalogs, and official gazettes, compare it with what was there before, and tell you what changed. Before the first run, we check that collecting it is allowed. Afterward, we measure what was missed.',
  description:
    'Public web data collected after a legal check, with measured coverage, change alerts, and stored sources: LGPD, Brazilian copyright law, robots.txt.',
  signs: [
    {
      title: 'Someone opens 40 sites every Monday',
      text: 'The rounds take all morning, and whatever comes out on Tuesday goes unseen for a week.',
    },
    {
      title: 'The spreadsheet does not say where it came from',
      text: 'The price is there, with no date and no address. When someone disputes it, there is nothing to show.',
    },
    {
      title: 'The old scraper failed quietly',
      text: 'The site changed its layout two months ago. The job still reports success and saves empty fields.',
    },
  ],
  deliverables: [
    {
      title: 'A check before collecting',
      text: 'For each site: whether there is an API or official file, what the terms and robots.txt say, whether personal data is involved, and who holds rights in the database. What fails is not collected, with the reason in writing.',
    },
    {
      title: 'Collectors in your name',
      text: 'Versioned code that identifies itself, paces its visits, and stops when a site slows down or refuses.',
    },
    {
      title: 'Change alerts',
      text: 'Field by field: what it was, what it is, and when it changed. By email, by API, or straight into your system, without repeating what you have seen.',
    },
    {
      title: 'Measured coverage',
      text: 'Every week, a sample counted by hand shows how many of the published items were found, and which ones were missed.',
    },
    {
      title: 'Stored sources',
      text: 'The address, date, and time of every item, and a copy of the page or file to show what was published that day.',
    },
  ],
  steps: [
    {
      title: 'Questions and checks',
      duration: '1 to 2 weeks',
      text: 'We list what the data has to answer and check the sites one by one. Your legal team decides the doubtful ones.',
    },
    {
      title: 'First collectors',
      duration: '2 to 4 weeks',
      text: 'Three to five sites of different kinds, with the fields defined and a sample checked by someone who knows the subject.',
    },
    {
      title: 'Remaining sites',
      duration: '3 to 8 weeks',
      text: 'In order of value. Each one starts with a coverage figure, an empty-field alert, and an agreed pace of visits.',
    },
    {
      title: 'Supported operation',
      duration: '3 to 6 weeks',
      text: 'Sites change and collectors break. We agree on how soon each one is back and train the people who will look after them.',
    },
  ],
  example: {
    title: 'Tenders on 45 purchasing portals',
    text: 'A pump manufacturer visits the portals of 45 water utilities once a week, 8 minutes each. Of 120 relevant tenders published in a month, it found 78. Collection now runs every 6 hours, and someone reads only the 30 changes a week that matter.',
    figures: [
      { label: 'Search hours per week', before: '6', after: '1' },
      { label: 'Longest delay until a tender is seen', before: '7 days', after: '6 hours' },
      { label: 'Tenders found, out of 120', before: '78', after: '114' },
    ],
    note: 'The math: 45 × 8 min is 360 min, or 6 h; 30 × 2 min is 60 min, or 1 h. The longest delay is the time between visits. Coverage: 78 of 120 is 65%, and 114 of 120 is 95%; the 120 were counted by hand during the test month.',
  },
  needs: [
    'The questions the data has to answer, and who decides with it.',
    'The list of sites you already follow and what you look for on each.',
    'One person who knows the subject, two hours a week, to check the sample.',
    'Your legal team, for the cases where the check is not clear-cut.',
  ],
  techniques: [
    'APIs and open data',
    'Python',
    'Scrapy',
    'Playwright',
    'PDF reading and OCR',
    'Field-by-field comparison',
    'PostgreSQL',
    'Apache Airflow',
  ],
  norms: [
    {
      title: 'LGPD, article 7, §§ 3, 4, and 7',
      text: 'Under Brazil’s data-protection law, public personal data is still protected. It is collected only for a legitimate purpose compatible with its publication; the rest is dropped on arrival.',
    },
    {
      title: 'Law 9,610/1998 (Brazilian copyright)',
      text: 'Text and photos have authors, and the arrangement of a database can have an owner (articles 7, XIII, and 87). We store facts, such as prices and dates, and link to the source instead of republishing it.',
    },
    {
      title: 'robots.txt and terms of use',
      text: 'We follow robots.txt (RFC 9309) and read the terms. We do not get around passwords, blocks, or CAPTCHAs.',
    },
  ],
  questions: [
    {
      question: 'Is this legal?',
      answer:
        'It depends on the site, the data, and the use. Collecting public data is not forbidden as such in Brazil, but there are limits: personal data, copyright, contract, and unfair competition. That is why we check site by site, in writing, and your legal team has the last word.',
    },
    {
      question: 'What if a site blocks us?',
      answer:
        'We stop and tell you. We do not switch addresses to get around a block. The options are to ask for access, use an API, or buy the data; sometimes it is to do without that site.',
    },
    {
      question: 'How will I know what was missed?',
      answer:
        'From the sample: someone counts by hand what certain sites published on certain days, and we compare. Coverage of 95% means 1 item in 20 gets away, and the dashboard says so.',
    },
    {
      question: 'What happens when a site changes?',
      answer:
        'The collector notices: a required field is empty, a count is out of the ordinary, a format is different. It stops saving, keeps the page, and opens a ticket. Old data keeps its date, so nobody takes it for new.',
    },
    {
      question: 'Isn’t there an API for this already?',
      answer:
        'Sometimes there is, and it is the first thing we look for. Brazil’s public procurement portal (PNCP), statistics office (IBGE), and central bank, for example, publish data through APIs. When one covers your question, the project gets smaller.',
    },
  ],
} satisfies ServiceContent;
