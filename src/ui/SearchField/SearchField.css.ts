import { style } from '@vanilla-extract/css';
import { inside } from '../Field/Field.css';

export const search = style({ width: '100%', minWidth: 0 });

export const clear = style([inside, { selectors: { [`${search}[data-empty] &`]: { visibility: 'hidden' } } }]);
