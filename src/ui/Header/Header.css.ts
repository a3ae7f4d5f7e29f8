import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  height: vars.width.header,
  padding: '0 clamp(8px, 1.5vw, 16px)',
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  '@media': { print: { display: 'none' } },
});

export const start = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, flex: 1, minWidth: 0 });

export const end = style({ display: 'flex', alignItems: 'center', gap: '2px' });
