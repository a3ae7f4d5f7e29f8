import { style } from '@vanilla-extract/css';
import { inside } from '../Field/Field.css';
import { vars } from '../theme/vars.css';

export const input = style({ fontVariantNumeric: 'tabular-nums' });

export const steppers = style({ display: 'flex', flexShrink: 0 });

export const stepper = style([inside, { selectors: { '&[data-disabled]': { color: vars.border.control } } }]);
