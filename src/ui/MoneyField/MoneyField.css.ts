import { style } from '@vanilla-extract/css';
import { affix } from '../Field/Field.css';
import { vars } from '../theme/vars.css';

export const input = style({ fontVariantNumeric: 'tabular-nums' });

/** Preview of the parsed amount while the text is not formatted yet. */
export const echo = style([affix, { flexShrink: 0, maxWidth: '60%', fontSize: vars.size.s }]);
