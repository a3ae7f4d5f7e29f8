import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const list = style({ margin: 0, fontSize: vars.size.s, lineHeight: '1.25rem', overflowWrap: 'anywhere' });

export const row = style({ color: vars.text.secondary });

export const value = style({ display: 'inline', margin: 0 });

export const before = style({ textDecorationThickness: '1px' });

export const after = style({ color: vars.text.primary, textDecoration: 'none' });
