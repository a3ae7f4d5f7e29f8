import type { AboutContent } from '../types';

export default {
  title: 'Automation and software projects that stay with you',
  lead: 'We work for Brazilian industry, from the machine to the ERP. We measure before we propose, write down what we agree on, and hand over in a way that lets your team carry on without us.',
  description:
    'How we work: a diagnosis that may say no, figures you can recalculate, code and data in your name, and your project in plain view in Trama.',
  principles: [
    {
      title: 'What we deliver is yours',
      text: 'Code, passwords, drawings, and data sit in accounts in your name from the first delivery. Changing suppliers does not depend on our goodwill.',
    },
    {
      title: 'Figures you can recalculate',
      text: 'Every gain we predict comes with the math, the inputs, and the period measured. If you get a different answer, we want to see where.',
    },
    {
      title: 'The diagnosis may say no',
      text: 'Sometimes an off-the-shelf product, a new rule, or a clean sensor is enough. When a project does not pay for itself, that is what the report says.',
    },
    {
      title: 'Operators first',
      text: 'Screens are designed with the people who will use them on shift. If operators work around the system, we look for the fault in the system.',
    },
    {
      title: 'Security is part of done',
      text: 'Personal access, a backup that has been restored, a log of what was done, and a risk assessment where there is a machine. Without them, the delivery is not finished.',
    },
  ],
  how: [
    {
      title: 'First conversation',
      text: 'You describe the problem and what you have tried. If it is not a job for us, we say so then and there, and what kind of help to look for.',
    },
    {
      title: 'Diagnosis',
      text: 'A visit or access to your data, measurements, and a report: what to do, what not to do, time ranges, and a price per stage. The report is yours even if another company does the project.',
    },
    {
      title: 'A project in stages',
      text: 'Each stage ends in something that works and can be checked. You decide on the next one with that result in hand, and you can stop there.',
    },
    {
      title: 'Handover and support',
      text: 'Training, documentation, and a period in which your team does the work and we stand by. After that, a support contract only if you want one, with an agreed response time.',
    },
  ],
  product: {
    title: 'We work in Trama, and your project is there',
    text: 'Trama is the system we build and use to run projects: steps with an owner, a due date, and a status. You get access to your project and see the same steps, open items, and files we do, without waiting for a monthly report.',
  },
} satisfies AboutContent;
