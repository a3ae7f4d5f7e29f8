import type { ReactNode } from 'react';
import { text } from './Text.css';

export interface TextProps {
  /** The words. */
  children: ReactNode;
  /** How large the letters are; as around it, if not said. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
  /** The colour; the words must say the same. */
  tone?: 'primary' | 'secondary' | 'accent' | 'positive' | 'warning' | 'critical' | 'info';
  /** How strong the letters are. */
  weight?: 'regular' | 'medium' | 'strong';
  /** `span` inside other text. */
  as?: 'p' | 'span' | 'div';
  /** Where the lines stand in their room. */
  align?: 'start' | 'center' | 'end';
  /** Figures of one width, for money and dates one below the other. */
  isTabular?: boolean;
  /** Lines end where whoever wrote them ended them. */
  keepsLines?: boolean;
  /** One line, cut with an ellipsis. */
  isTruncated?: boolean;
  /** The element's id, by which `aria-labelledby` or `aria-describedby` points at it. */
  id?: string;
}

/** Words to read. */
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
