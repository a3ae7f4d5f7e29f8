/** The meaning of a colour. Words or an icon must always say the same. */
export type Tone = 'accent' | 'neutral' | 'positive' | 'warning' | 'critical' | 'info';
