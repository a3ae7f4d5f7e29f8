import type { ServiceContent } from '../../types';

export default {
  name: 'Machine learning',
  summary: 'Forecasts that beat the spreadsheet or stay out',
  title: 'Forecasts that go live only if they beat the spreadsheet',
  lead: 'We forecast demand, wear, and scrap from data you already have. First we score the simple method, such as the average of recent weeks: a model has to be wrong by less. Once it is live, the error is measured every week, and someone is told when it grows.',
  description:
    'Demand forecasting and predictive maintenance: a baseline first, proof on data the model has not seen, and the error monitored in use.',
  signs: [
    {
      title: 'The forecast is an average plus a guess',
      text: 'Sales pulls it up, production pulls it down. You are long on what sits and short on what sells.',
    },
    {
      title: 'Bearings fail between services',
      text: 'Replacement follows the calendar. Good parts go in the trash, and the bad one stops the line on a Saturday.',
    },
    {
      title: 'There was a model once, and nobody uses it',
      text: 'In the presentation it was 95% accurate. Today nobody knows how accurate it is, or what that figure was compared with.',
    },
  ],
  deliverables: [
    {
      title: 'Baseline',
      text: 'The error of your current forecast and of the simplest method there is, over the same months. Everything else is held against it.',
    },
    {
      title: 'A model, compared',
      text: 'Its error on periods it has not seen, by product family and lead time, including the cases where the spreadsheet wins.',
    },
    {
      title: 'Forecasts with a range',
      text: 'Besides the number, the likely interval. That is what sets safety stock and tells you when to send someone to look at the motor.',
    },
    {
      title: 'Monitoring in use',
      text: 'The week’s error, drift in the input data, and an alert to a person. Past the limit, the simple method takes over again.',
    },
    {
      title: 'Repeatable training',
      text: 'Code, data, and parameters are versioned. Your team can retrain the model and get the same result.',
    },
  ],
  steps: [
    {
      title: 'Question and data',
      duration: '1 to 3 weeks',
      text: 'Which decision the forecast changes, how far ahead, and what being wrong costs in each direction. Then, whether the data is up to it.',
    },
    {
      title: 'Baseline',
      duration: '1 to 2 weeks',
      text: 'We score what you do today and the simple method. Sometimes that is already enough, and the project ends here.',
    },
    {
      title: 'Model and backtest',
      duration: '3 to 6 weeks',
      text: 'We redo each forecast with only what was known that month and compare it with what happened and with the baseline.',
    },
    {
      title: 'Running in parallel',
      duration: '4 to 12 weeks',
      text: 'The new forecast runs beside the old one. It goes live by product family or machine, only where it won.',
    },
  ],
  example: {
    title: 'Safety stock for a spare part',
    text: 'The part sells 1,000 units a week on average, and replenishment takes 4 weeks. The spreadsheet’s average is off by 300 units a week. Over the same test period, a model that knows the order book and customers’ shutdowns is off by 210. Safety stock follows the error.',
    figures: [
      { label: 'Average weekly error, in units', before: '300', after: '210' },
      { label: 'Error as a share of demand', before: '30%', after: '21%' },
      { label: 'Safety stock, in units', before: '1,238', after: '866' },
    ],
    note: 'The math: safety stock = 1.65 × standard deviation × √4, to avoid running out in 95% of replenishments. For normally distributed errors, the standard deviation is about 1.25 × the average error: 1.65 × 375 × 2 = 1,237.5, and 1.65 × 262.5 × 2 = 866.25.',
  },
  needs: [
    'For demand, two to three years of history; for machines, a record of failures with date and cause.',
    'The person who forecasts today, two hours a week, to explain what the numbers do not show.',
    'Promotions, shutdowns, and price changes of the period, even in a spreadsheet.',
    'A decision on which costs more: too much or too little.',
  ],
  techniques: [
    'Exponential smoothing and ARIMA',
    'LightGBM',
    'Quantile forecasting',
    'Anomaly detection',
    'Vibration analysis',
    'Rolling-window validation',
    'scikit-learn',
    'MLflow',
    'Drift detection',
  ],
  norms: [
    {
      title: 'LGPD, article 20',
      text: 'Brazil’s data-protection law lets people ask for a review of automated decisions. Models about people, such as credit, keep the criteria and version used, so that a decision can be explained. Demand and machine models need no personal data.',
    },
    {
      title: 'NR-12',
      text: 'Brazil’s machine-safety standard. A forecast schedules an inspection; it does not release or block a machine, nor stand in for its safety functions.',
    },
    {
      title: 'ISO 20816',
      text: 'The standard’s vibration zones are the baseline for rotating machines: a model has to warn sooner than they do, or with fewer false alarms.',
    },
    {
      title: 'ISO/IEC 42001',
      text: 'A reference for keeping a list of models in use, with the owner, purpose, and risk of each. We claim no certification.',
    },
  ],
  questions: [
    {
      question: 'How much data do you need?',
      answer:
        'For weekly demand, two years show each season twice, the least you need to verify a seasonal pattern. For machines, what counts is failures: three recorded breakdowns teach a model nothing, and we start from vibration and temperature limits.',
    },
    {
      question: 'What if the model does not beat the spreadsheet?',
      answer:
        'The report shows it, with the numbers. You keep a measured baseline and cleaner data, and no model goes live.',
    },
    {
      question: 'Will it warn us of the next breakdown?',
      answer:
        'No model catches them all. What we agree on is the trade: how many false alarms a month you accept for one breakdown caught in time. The alarm limit comes from that calculation, and it is yours to make.',
    },
    {
      question: 'What happens when the market changes?',
      answer:
        'The error grows, and the dashboard shows it that week. Past the limit, the simple method takes over, and a person decides whether retraining is enough or the model is missing some information.',
    },
    {
      question: 'Can we tell why it predicted something?',
      answer:
        'We show what weighed most in each forecast, next to the same period a year earlier. When a simpler model is nearly as good, we keep the simpler one.',
    },
  ],
} satisfies ServiceContent;
