import type { ServiceContent } from '../../types';

export default {
  name: 'Internet of Things',
  summary: 'Calibrated sensors, alarms with an owner, and wireless networks',
  title: 'The cold room speaks up before anyone has to go look',
  lead: 'We put sensors on cold rooms, tanks, motors, and utilities, with a wireless network and processing inside the plant. Readings have traceable calibration, alarms have an owner, and battery changes are part of the maintenance plan.',
  description:
    'Sensors for cold rooms, tanks, and motors: LoRaWAN and MQTT, traceable calibration, alarms someone answers, planned batteries, and data kept on site.',
  signs: [
    {
      title: 'Rounds get logged, but trouble does not wait',
      text: 'The clipboard has a 2 a.m. reading and a 6 a.m. reading. What happened in between shows up as lost product.',
    },
    {
      title: 'Alarms have become noise',
      text: 'There are dozens a day, nearly all from open doors. The one that mattered was muted with the rest.',
    },
    {
      title: 'There are sensors, but nobody trusts them',
      text: 'Two thermometers in the same room disagree, and nobody knows when either was calibrated.',
    },
  ],
  deliverables: [
    {
      title: 'Measurement plan',
      text: 'What to measure, where, how accurately, and how often, starting from the decision that depends on it. Includes a radio range test in the plant.',
    },
    {
      title: 'Sensors, installed and calibrated',
      text: 'A certificate per sensor, with its uncertainty and next calibration date. Each one has a number, a place, and a history.',
    },
    {
      title: 'Network and edge processing',
      text: 'LoRaWAN or cable, depending on the spot. A device in the plant stores the readings and keeps alarming without internet.',
    },
    {
      title: 'Alarms with an owner',
      text: 'The limit, the delay, who gets it, who gets it next, and what to do. Whoever responds logs the reason, and the report shows which alarms are useless.',
    },
    {
      title: 'Battery and maintenance plan',
      text: 'Measured consumption, the month each battery is due, and a warning before it dies, with spares and instructions.',
    },
  ],
  steps: [
    {
      title: 'Survey',
      duration: '1 to 2 weeks',
      text: 'We walk the rounds with the people who do them, test the radio in the worst spots, and list the decisions behind each reading.',
    },
    {
      title: 'Pilot',
      duration: '4 to 8 weeks',
      text: 'Ten to 20 points in one area, alongside the paper rounds. We compare the two and tune the alarms.',
    },
    {
      title: 'Installation',
      duration: '3 to 8 weeks',
      text: 'The remaining points, each with a certificate, a label, and an alarm tested until it reaches the right person, nights included.',
    },
    {
      title: 'Supported operation',
      duration: '4 to 6 weeks',
      text: 'A weekly review of alarms and missed readings. Paper rounds end only when your quality team says so.',
    },
  ],
  example: {
    title: 'Twelve points in a cold room',
    text: 'Twelve points are read by hand every 4 hours, in rounds of 20 minutes. The sensors read every 5 minutes, and an alarm waits for 10 minutes out of range so that it does not go off at every open door. One round a day remains, for what a sensor cannot see.',
    figures: [
      { label: 'Readings per day', before: '72', after: '3,456' },
      { label: 'Longest time until you know', before: '4 h', after: '15 min' },
      { label: 'Minutes of rounds per day', before: '120', after: '20' },
    ],
    note: 'The math: 12 points × 6 rounds is 72 readings. A day has 1,440 min, which divided by 5 is 288, and 12 × 288 is 3,456. Warning: up to 5 min until the next reading, plus 10 of delay. Rounds: 6 × 20 min against 1 × 20 min.',
  },
  needs: [
    'A floor plan with the points measured today and the latest round sheets.',
    'One person from quality and one from maintenance, two hours a week each.',
    'Power and network for the gateways, with IT’s agreement on a separate network.',
    'A decision on who gets alarms on each shift.',
  ],
  techniques: [
    'LoRaWAN (AU915)',
    'MQTT',
    'OPC UA',
    'Modbus',
    '4-20 mA transmitters',
    'ChirpStack',
    'Node-RED',
    'TimescaleDB',
    'Grafana',
  ],
  norms: [
    {
      title: 'RBC/Inmetro calibration',
      text: 'When a reading decides what happens to product, calibration is done by a lab in Brazil’s calibration network (RBC), accredited to ISO/IEC 17025 by Inmetro, the national metrology institute. The interval follows risk and history.',
    },
    {
      title: 'Anatel',
      text: 'Radios and modules with current approval from Brazil’s telecom regulator, on a band allowed in the country.',
    },
    {
      title: 'NR-10 and NR-12',
      text: 'Brazil’s electrical and machine-safety standards: wiring by authorized people, and sensors that only inform. They never replace or alter a machine’s safety function.',
    },
    {
      title: 'IEC 62443',
      text: 'Sensors in their own network zone, a key for each device, factory passwords changed, and no equipment exposed to the internet.',
    },
  ],
  questions: [
    {
      question: 'How long do batteries last?',
      answer:
        'It depends on the interval, the signal, and the cold, so we measure consumption. A 2,400 mAh battery at an average of 0.05 mA would give 48,000 hours, about five and a half years. We count on half, for cold and aging, and plan the change at two and a half years.',
    },
    {
      question: 'Does the signal get through a cold-room wall?',
      answer:
        'Sometimes. We test first, with the sensor in the worst spot and the door shut. Where radio does not reach, we add a gateway, mount an antenna outside, or run a cable.',
    },
    {
      question: 'What if the internet or the power goes out?',
      answer:
        'The device in the plant has a UPS, keeps alarming on site, and sends what it stored once the network is back. If the device itself stops, an outside service notices the silence and raises an alarm.',
    },
    {
      question: 'Will these readings stand up in an audit?',
      answer:
        'You get calibration certificates, records that cannot be edited, and a test of every alarm. Whatever else your industry’s rules call for, such as system validation in pharma, goes into the design from the start.',
    },
    {
      question: 'Can it go in explosive atmospheres?',
      answer:
        'Only with equipment certified for the zone and installed according to your area classification. That narrows the choice and changes the cost, so we ask on the first visit.',
    },
  ],
} satisfies ServiceContent;
