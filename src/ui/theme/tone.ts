/** What a colour means. Colour never says it alone: words or an icon go with it. */
export type Tone = 'accent' | 'neutral' | 'positive' | 'warning' | 'critical' | 'info';
