import { style } from '@vanilla-extract/css';
import { cell } from '../DatePicker/DatePicker.css';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

/** Both dates side by side, or stacked if there is no room. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  columnGap: '6px',
});

export const input = style({ display: 'flex', minWidth: 0, direction: 'ltr' });

export const dash = style({ color: vars.text.secondary });

/** Only the ends are strong; the days between are a soft continuous band. */
export const day = style([
  cell,
  {
    marginInline: 0,
    width: 'calc(2.25rem + 2px)',
    selectors: {
      '&&[data-selected]': { background: vars.accent.soft, color: vars.accent.softInk, borderRadius: 0 },
      '&&[data-selection-start]': {
        background: vars.accent.fill,
        color: vars.accent.ink,
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '&&[data-selection-end]': {
        background: vars.accent.fill,
        color: vars.accent.ink,
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      '&&[data-invalid]': { background: vars.critical.soft, color: vars.critical.softInk },
    },
    '@media': { [screen.coarse]: { width: '2.5rem' } },
  },
]);
