import type { ServiceContent } from '../../types';

export default {
  name: 'Industrial automation',
  summary: 'Cells, PLCs, and machines that talk to your systems',
  title: 'The line stops less, and the operator knows why',
  lead: 'We automate stations, cells, and utilities, from the sensor to the ERP. You get commented code, drawings, and training, so your own maintenance team can change things without calling us.',
  description:
    'Automation of stations, cells, and utilities: PLC, HMI, and ERP integration, with an NR-12 risk assessment and full documentation handed over.',
  signs: [
    {
      title: 'Nobody owns the downtime',
      text: 'The machine stops ten times a shift, a few minutes each time. Nobody writes it down, and at month end the output falls short.',
    },
    {
      title: 'Only one person understands the panel',
      text: 'The PLC program sits on someone’s laptop with no comments and no backup. That person’s vacation is a risk.',
    },
    {
      title: 'Production is logged on paper',
      text: 'The operator writes it down, someone types it in the next day, and decisions rest on figures two days old.',
    },
  ],
  deliverables: [
    {
      title: 'Risk assessment and design',
      text: 'A site survey, a risk assessment under NR-12 (Brazil’s machine-safety standard), wiring diagrams, and a bill of materials with alternative suppliers.',
    },
    {
      title: 'PLC program and screens',
      text: 'Commented, versioned code, with every password in your name. Screens that show the reason for each stop.',
    },
    {
      title: 'Integration with your systems',
      text: 'Production, stops, and consumption reach your ERP or database with no typing, over OPC UA, MQTT, or an API.',
    },
    {
      title: 'Supervised start-up',
      text: 'Commissioning on your shift, a signed punch list, and one of us beside the line for the first days.',
    },
    {
      title: 'Training and documentation',
      text: 'An operating manual, a maintenance plan, and recorded training for operators and maintenance.',
    },
  ],
  steps: [
    {
      title: 'Visit and diagnosis',
      duration: '1 to 2 weeks',
      text: 'We time cycles and stops on the floor, listen to the operators, and put in writing what is worth automating and what is not.',
    },
    {
      title: 'Design',
      duration: '2 to 4 weeks',
      text: 'Risk assessment, drawings, screens sketched with the people who will use them, and a schedule that fits the plant’s shutdown windows.',
    },
    {
      title: 'Build and bench test',
      duration: '4 to 8 weeks',
      text: 'The panel is built and the program tested away from your line, with simulated faults. You attend the acceptance test.',
    },
    {
      title: 'Installation and start-up',
      duration: '1 to 3 weeks',
      text: 'Installation during a planned stop, commissioning, NR-12 validation, and support until the line reaches the agreed output.',
    },
  ],
  example: {
    title: 'A palletizing cell with micro-stops',
    text: 'A line of 25 kg bags stops about 14 times a shift, nearly always because of a dirty sensor or a skewed bag. We replace the sensor with one that suppresses the background, count stops by reason in the PLC, and tell the operator on screen what to clean and when.',
    figures: [
      { label: 'Micro-stops per shift', before: '14', after: '5' },
      { label: 'Minutes lost per shift', before: '49', after: '16' },
      { label: 'Bags per hour', before: '512', after: '551' },
    ],
    note: 'The math: 14 stops of 3.5 minutes are 49 minutes; 5 stops of 3.2 minutes are 16. Bags per hour follow from availability over an 8-hour shift.',
  },
  needs: [
    'One person from maintenance and one from operations, two hours a week each.',
    'Access to the machine both stopped and running.',
    'Whatever programs and drawings exist, even if incomplete.',
    'The shutdown windows of the next three months.',
  ],
  techniques: [
    'Siemens S7 and TIA Portal',
    'Rockwell ControlLogix',
    'CODESYS',
    'OPC UA',
    'MQTT',
    'PROFINET',
    'Ignition',
    'Machine vision',
    'n8n',
  ],
  norms: [
    {
      title: 'NR-12',
      text: 'Risk assessment before design, a calculated safety category, guards, and a validation documented and signed by a licensed engineer (ART).',
    },
    {
      title: 'NR-10',
      text: 'Panels and electrical work done by authorized people, with an up-to-date electrical file.',
    },
    {
      title: 'IEC 62443',
      text: 'The automation network is separate from the office network, remote access is personal and logged, and program backups are kept off site.',
    },
  ],
  questions: [
    {
      question: 'Do you work on machines still under the manufacturer’s warranty?',
      answer:
        'Yes, without touching what the warranty covers. We read signals in parallel or over the PLC’s own network, and agree with the manufacturer on anything beyond that.',
    },
    {
      question: 'Do we keep the program?',
      answer:
        'You do. Source code, passwords, and licenses are yours from the first delivery, in a repository in your name. We use no locks and no vendor passwords.',
    },
    {
      question: 'How long will the line be down?',
      answer:
        'The panel is bench-tested first, so the stop is only for wiring and commissioning. Its length is agreed in the design, with a way back if something does not go as planned.',
    },
    {
      question: 'Does it work on old machines with no PLC?',
      answer:
        'In most cases. Sometimes an input module is enough; sometimes the control is worth replacing. The diagnosis says which, with the price of each.',
    },
    {
      question: 'Who supports it after delivery?',
      answer:
        'Your maintenance team, trained for it. If you prefer, there is a support contract with an agreed response time and remote access that you switch on and off.',
    },
  ],
} satisfies ServiceContent;
