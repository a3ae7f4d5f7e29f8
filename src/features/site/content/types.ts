import type { Language } from '../../kernel/preferences';

/** The services with a page of their own: the last part of their addresses. */
export const serviceIds = [
  'automation',
  'artificial-intelligence',
  'chatbots',
  'cloud-computing',
  'crawlers',
  'development',
  'iot',
  'machine-learning',
  'data-engineering',
] as const;
export type ServiceId = (typeof serviceIds)[number];

/** A heading with a sentence or two below it. */
export interface Point {
  title: string;
  text: string;
}

/** A step of the work. */
export interface WorkStep extends Point {
  /** How long it usually takes, as a range, such as `2 a 3 semanas`. */
  duration: string;
}

/** A worked example. Its figures are illustrative, and the page says so. */
export interface Example {
  title: string;
  /** The situation and what is done about it. */
  text: string;
  /** Three figures, before and after. */
  figures: readonly [Figure, Figure, Figure];
  /** How the figures were worked out, so that a reader can redo it with their own. */
  note: string;
}

export interface Figure {
  label: string;
  before: string;
  after: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** The page of a service, in one language. */
export interface ServiceContent {
  /** The service's name in menus and titles. */
  name: string;
  /** One line for menus and cards, without a full stop. */
  summary: string;
  /** The page's title: the outcome in one sentence. */
  title: string;
  /** What it means for a plant or an office, in two or three sentences. */
  lead: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** Signs that one needs it. */
  signs: readonly [Point, Point, Point];
  /** What is handed over: four to six. */
  deliverables: readonly Point[];
  steps: readonly [WorkStep, WorkStep, WorkStep, WorkStep];
  example: Example;
  /** What we need from the customer: three to five sentences. */
  needs: readonly string[];
  /** Techniques and tools by name: six to ten. */
  techniques: readonly string[];
  /** Norms and laws that apply, and how they are met: two to four. */
  norms: readonly Point[];
  questions: readonly [Question, Question, Question, Question, Question];
}

export type InBoth<Content> = Record<Language, Content>;

/** The page about the company, in one language. */
export interface AboutContent {
  title: string;
  lead: string;
  /** For search engines: at most 155 characters. */
  description: string;
  /** What the company holds to: five. */
  principles: readonly Point[];
  /** How it works with a customer, from the first conversation to support: four. */
  how: readonly Point[];
  /** That the company works in Trama itself, and what the customer sees there. */
  product: Point;
}

/** A row of the table of a privacy section: one purpose, and what is processed for it. */
export interface ProcessingPurpose {
  purpose: string;
  data: string;
  /** The legal basis, with its article of the LGPD. */
  basis: string;
  retention: string;
  /** Who gets to see the data. */
  sharing: string;
}

export interface PrivacySection {
  /** The part of the address after `#`; the same in both languages. */
  id: string;
  title: string;
  /** The page replaces `{contact}` by the installation's contact. */
  paragraphs: readonly string[];
  rows?: readonly ProcessingPurpose[];
}

/** The privacy notice, in one language. */
export interface PrivacyContent {
  title: string;
  /** The day from which it holds. */
  version: string;
  /** For search engines: at most 155 characters. */
  description: string;
  intro: string;
  sections: readonly PrivacySection[];
}
