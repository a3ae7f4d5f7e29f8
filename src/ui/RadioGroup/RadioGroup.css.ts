import { style } from '@vanilla-extract/css';
import { box } from '../Checkbox/Checkbox.css';
import { vars } from '../theme/vars.css';

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  selectors: {
    '[data-orientation="horizontal"] > &': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.l },
  },
});

export const option = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** Below an option's label, aligned with it. */
export const optionNote = style({
  paddingInlineStart: 'calc(1.125rem + 8px)',
  color: vars.text.secondary,
  fontSize: vars.size.s,
  lineHeight: 1.4,
});

export const circle = style([
  box,
  {
    borderRadius: '50%',
    '::after': { content: '""', width: '0.5rem', height: '0.5rem', borderRadius: '50%', background: 'currentColor' },
  },
]);
