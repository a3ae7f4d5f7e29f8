import type { ServiceContent } from '../../types';

export default {
  name: 'Chatbots',
  summary: 'Official WhatsApp, with a handoff to a person',
  title: 'Customers settle it on WhatsApp or reach a person, without the runaround',
  lead: 'Brazilian customers write on WhatsApp, so we build your service desk on its official Business API, connected to orders, stock, and invoices. The bot handles lookups; the rest reaches an agent with the history and the reason. You see what each conversation costs.',
  description:
    'Chatbots on the official WhatsApp Business API: order and invoice lookups, handoff to an agent, cost per conversation, and data-protection safeguards.',
  signs: [
    {
      title: 'The same question all day',
      text: '“Where’s my order?” “Can you resend the invoice?” “Is it in stock?” The answer sits in the ERP, and someone copies it into WhatsApp.',
    },
    {
      title: 'Customer service lives on one phone',
      text: 'The conversations are on a single device. When it breaks or its owner leaves the company, the history goes too.',
    },
    {
      title: 'The bot you have annoys people',
      text: 'Its menu goes in circles with no way to reach a person. Customers give up and call, and the line just moves elsewhere.',
    },
  ],
  deliverables: [
    {
      title: 'An official account in your name',
      text: 'A WhatsApp Business account verified for your company, with its own number and approved message templates. No mirrored phones.',
    },
    {
      title: 'Lookups in your systems',
      text: 'Order status, invoice copies, data sheets, and scheduling, read from the ERP on the spot once the caller’s identity is confirmed.',
    },
    {
      title: 'Handoff to a person',
      text: 'At any point, by button or in plain words. The agent gets the history, who the customer is, and what has been tried.',
    },
    {
      title: 'Dashboard of results and cost',
      text: 'By topic: conversations resolved, handed off, and abandoned, time to first answer, and cost per conversation, with the math shown.',
    },
    {
      title: 'Wording your team can edit',
      text: 'Answers, hours, and queues change without a programmer. Every change has an author, a date, and a way back.',
    },
  ],
  steps: [
    {
      title: 'Reading conversations',
      duration: '1 to 2 weeks',
      text: 'We read a sample of real conversations, names removed, and count the topics. Those with volume and one right answer go first.',
    },
    {
      title: 'Account and script',
      duration: '2 to 4 weeks',
      text: 'Business verification with Meta, message templates, wording written with your agents, and the handoff rules.',
    },
    {
      title: 'Integration and testing',
      duration: '3 to 5 weeks',
      text: 'The links to the ERP and the agents’ queue. Before launch, your team tries to trip the bot with awkward questions.',
    },
    {
      title: 'Gradual opening',
      duration: '2 to 4 weeks',
      text: 'It starts with one topic and some of your customers. Each week we read what went wrong, fix it, and open the next topic.',
    },
  ],
  example: {
    title: 'A parts distributor with 3,000 conversations a month',
    text: 'About 2,000 conversations ask for an order, an invoice, or a data sheet. Today an agent takes every conversation, at 6 minutes each. The bot resolves 1,500; the other 1,500 arrive with customer and order already identified and take 5 minutes.',
    figures: [
      { label: 'Conversations with an agent per month', before: '3,000', after: '1,500' },
      { label: 'Agent hours per month', before: '300', after: '125' },
      { label: 'Agent minutes per conversation', before: '6', after: '2.5' },
    ],
    note: 'The math: 3,000 × 6 min is 300 h; 1,500 × 5 min is 125 h. Spread over 3,000 conversations, 125 h is 2.5 min. For the cost, multiply by what a minute costs you and add Meta’s message charges and the model’s usage.',
  },
  needs: [
    'Access to your business account at Meta, or someone who can create it.',
    'A phone number for customer service, landline or mobile.',
    'A sample of recent conversations and two agents, three hours a week each.',
    'Read access to the ERP, even if it is a daily file at first.',
    'The list of what the bot must not answer.',
  ],
  techniques: [
    'WhatsApp Business Platform (Cloud API)',
    'Message templates and buttons',
    'Large language models (LLMs)',
    'Search over approved answers',
    'Webhooks',
    'Chatwoot',
    'n8n',
    'ERP APIs',
  ],
  norms: [
    {
      title: 'WhatsApp Business policies',
      text: 'A business may start a conversation only with the customer’s opt-in and an approved template. Replies are free-form for 24 hours after the customer’s last message, with a clear path to a person at all times.',
    },
    {
      title: 'LGPD',
      text: 'Brazil’s data-protection law: a privacy notice up front, only the data a topic needs, identity confirmed before showing an order or an invoice, and a date for deleting the history.',
    },
    {
      title: 'Marco Civil da Internet (Law 12,965/2014)',
      text: 'Brazil’s internet law asks online services to keep access records confidential for six months (article 15). The dashboard and your website chat do.',
    },
  ],
  questions: [
    {
      question: 'What does each conversation cost?',
      answer:
        'Three parts: the messages Meta bills by category, the language model’s usage, and agent minutes. Meta’s rates change from time to time, so the dashboard adds it all up at the current month’s rates.',
    },
    {
      question: 'Can we keep the number our customers already have?',
      answer:
        'Usually, yes. The number moves to the API, and service moves from a phone to a team inbox. We check beforehand whether the app can stay in use and whether the history comes along, because it does not always.',
    },
    {
      question: 'Could the bot promise something it shouldn’t?',
      answer:
        'Prices, dates, and amounts come from the ERP or from approved wording, never from the model. The model understands the question and picks the answer; when it is too unsure, it calls a person.',
    },
    {
      question: 'What if a customer wants a human?',
      answer:
        'They say so in their own words or tap a button, and join the queue. After hours, the bot says when someone will be in and takes a message. The wait shows up on the dashboard.',
    },
    {
      question: 'Why not a cheaper service without the official API?',
      answer:
        'Because it breaks WhatsApp’s terms, and your number can be blocked without warning. If your volume does not justify the API, the free WhatsApp Business app may be enough, and we will say so.',
    },
  ],
} satisfies ServiceContent;
