import { style } from '@vanilla-extract/css';
import { affix } from '../Field/Field.css';
import { vars } from '../theme/vars.css';

export const input = style({ fontVariantNumeric: 'tabular-nums' });

/** What was understood, while it does not yet look so. */
export const echo = style([affix, { flexShrink: 0, maxWidth: '60%', fontSize: vars.size.s }]);
