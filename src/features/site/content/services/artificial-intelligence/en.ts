import type { ServiceContent } from '../../types';

export default {
  name: 'Artificial intelligence',
  summary: 'Document reading and assistants, with the error rate measured',
  title: 'AI whose error rate you know before you rely on it',
  lead: 'We use language models to read documents and to answer questions from your own manuals. We start with a small pilot, scored against the people who do the work today. If the model does not win, the report says so and the project ends there.',
  description:
    'Document reading and assistants on internal manuals: a pilot scored against people, a source for every answer, written limits, and data protection.',
  signs: [
    {
      title: 'Good people are retyping PDFs',
      text: 'Certificates, orders, and reports arrive as PDFs, and someone copies them into the system field by field. When volume doubles, entry falls behind.',
    },
    {
      title: 'The manual exists, but nobody finds the answer',
      text: 'It runs to 400 pages in three languages. On the night shift, the technician calls a senior colleague instead of looking it up.',
    },
    {
      title: 'Your team already uses AI on its own',
      text: 'Contracts and drawings get pasted into personal accounts. Nobody knows what left the company or whether the answer was right.',
    },
  ],
  deliverables: [
    {
      title: 'A test set of your own',
      text: 'Between 150 and 300 real cases, with the right answer settled by people who know the subject. It scores this model and any later one.',
    },
    {
      title: 'Pilot report',
      text: 'Hits, errors by type, time, and cost per document, side by side with manual work. The cases the model got wrong are in it.',
    },
    {
      title: 'Document reading',
      text: 'Every field comes with a confidence score. Above the agreed threshold it gets a quick check; below it, someone types it in.',
    },
    {
      title: 'Assistant on your manuals',
      text: 'Each answer cites the document, revision, and page. Without a source, it says it does not know and names someone to ask.',
    },
    {
      title: 'Written limits',
      text: 'What the AI does, what it only suggests, and what stays with a person. Every use is logged, and you can switch it off without calling us.',
    },
  ],
  steps: [
    {
      title: 'Choosing the case',
      duration: '1 to 2 weeks',
      text: 'We look at volume, the cost of a mistake, and the documents you have. We come out with one case, a target, and the result that would make us stop.',
    },
    {
      title: 'Test set',
      duration: '1 to 3 weeks',
      text: 'Two of your people answer the same cases separately. Where they disagree, the rule gets settled before we hold the model to it.',
    },
    {
      title: 'Pilot',
      duration: '3 to 6 weeks',
      text: 'The model works alongside the team and saves nothing on its own. We score it every week and tune the confidence threshold.',
    },
    {
      title: 'Going live',
      duration: '2 to 4 weeks',
      text: 'The link to your system, training, an alert when accuracy drops, and a procedure for going back to manual.',
    },
  ],
  example: {
    title: 'Raw-material certificates read by machine',
    text: 'Receiving enters 600 quality certificates a month, 12 fields each, at 9 minutes per certificate. The model reads them all: the 480 above the confidence threshold only get checked, and the other 120 are still typed in.',
    figures: [
      { label: 'Entry hours per month', before: '90', after: '30' },
      { label: 'Certificates typed per month', before: '600', after: '120' },
      { label: 'Wrong fields out of 2,400', before: '36', after: '12' },
    ],
    note: 'The math: 600 × 9 min is 90 h. Afterward, 480 × 1.5 min is 12 h and 120 × 9 min is 18 h, 30 h in all. Errors are counted on 200 certificates of 12 fields, or 2,400 fields: 36 is 1.5% and 12 is 0.5%.',
  },
  needs: [
    'Between 150 and 300 real examples, including the bad ones: crooked, handwritten, scanned twice.',
    'Two people who know the subject, three hours a week each during the pilot.',
    'A decision on which data may leave the company and which may not.',
    'A test environment of the system that will receive the data.',
  ],
  techniques: [
    'Large language models (LLMs)',
    'Retrieval with cited sources (RAG)',
    'OCR',
    'Field extraction and classification',
    'Open models on your own server',
    'Azure OpenAI',
    'Amazon Bedrock',
    'PostgreSQL with pgvector',
    'n8n',
  ],
  norms: [
    {
      title: 'LGPD, article 20',
      text: 'Under Brazil’s data-protection law, anyone affected by a fully automated decision may ask for a review. We log the criteria and source of each result, and decisions that weigh on a person stay with a person.',
    },
    {
      title: 'LGPD, data minimization',
      text: 'The model gets only the fields it needs, with personal data removed wherever possible. The provider’s contract has to rule out training on your data.',
    },
    {
      title: 'ISO/IEC 42001',
      text: 'We use the AI management standard as a checklist: an inventory of uses, an impact assessment, and an owner for each. It is a reference, not a certification.',
    },
  ],
  questions: [
    {
      question: 'What if the model makes up an answer?',
      answer:
        'It will be wrong sometimes, which is why we measure first. The assistant answers from passages in your documents and shows you the page to check. That reduces errors; it does not remove them. Anything costly to get wrong goes past a person.',
    },
    {
      question: 'Will our data train another company’s model?',
      answer:
        'Not with the right contract. We use business services whose terms exclude training, and we read those terms with you. When even that is not enough, we run an open model on your own server and score it on the same test.',
    },
    {
      question: 'What does each document cost?',
      answer:
        'The pilot measures it: pages read, text generated, and minutes of checking. Checking usually costs more than the model does. Spending has a monthly cap, with a warning before you reach it.',
    },
    {
      question: 'Will this replace the people who do the work now?',
      answer:
        'That decision is yours, and it is best made before we start, because the team will ask. The pilot depends on people who know the odd cases, and checking remains human work.',
    },
    {
      question: 'What happens when the provider changes models?',
      answer:
        'We pin the version and rerun the whole test set before any change. If accuracy drops, we stay on the old one while it lasts or switch providers; the connection to the model is kept separate for that reason.',
    },
  ],
} satisfies ServiceContent;
