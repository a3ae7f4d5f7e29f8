import type { ReactNode } from 'react';
import { text } from './Text.css';

export interface TextProps {
  /** Text. */
  children: ReactNode;
  /** Font size; inherited by default. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
  /** Tone; the words must say the same. */
  tone?: 'primary' | 'secondary' | 'accent' | 'positive' | 'warning' | 'critical' | 'info';
  /** Font weight. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Element; use `span` inside other text. */
  as?: 'p' | 'span' | 'div';
  /** Text alignment. */
  align?: 'start' | 'center' | 'end';
  /** Whether figures are tabular, for money and dates in a column. */
  isTabular?: boolean;
  /** Whether line breaks in the text are kept. */
  keepsLines?: boolean;
  /** Whether it is a single line, truncated with an ellipsis. */
  isTruncated?: boolean;
  /** Element id, for `aria-labelledby` or `aria-describedby`. */
  id?: string;
}

/** Text in the sizes, weights and tones of the design system. */
export function Text({
  children,
  size,
  tone,
  weight,
  as: Tag = 'p',
  align,
  isTabular,
  keepsLines,
  isTruncated,
  id,
}: TextProps) {
  return (
    <Tag id={id} className={text({ size, tone, weight, align, isTabular, keepsLines, isTruncated })}>
      {children}
    </Tag>
  );
}
