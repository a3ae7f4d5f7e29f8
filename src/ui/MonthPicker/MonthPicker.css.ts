import { style } from '@vanilla-extract/css';
import { cell } from '../DatePicker/DatePicker.css';
import { vars } from '../theme/vars.css';

export const bar = style({ display: 'flex', alignItems: 'center', gap: '2px' });

export const panel = style({ display: 'grid', gap: vars.space.s, minWidth: '15rem' });

export const year = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', outline: 0 });

export const month = style([cell, { width: 'auto', minWidth: '4.5rem', height: '2.75rem' }]);
