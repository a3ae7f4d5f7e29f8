import { style } from '@vanilla-extract/css';
import { offPaper } from '#ui/theme/off-paper.css';
import { vars } from '#ui/theme/vars.css';

export const line = style([
  offPaper,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.s,
  },
]);

/** The hint has its own row below the input. */
export const hint = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: 4,
  minWidth: '100%',
  width: 'max-content',
  maxWidth: 'min(28rem, calc(100vw - 32px))',
  padding: '6px 11px',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  boxShadow: vars.elevation,
  selectors: { '&:empty': { display: 'none' } },
});

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/**
 * On narrow screens and beside other inputs, the button shows only a plus sign; its label remains for screen readers.
 */
export const words = style({
  '@media': { '(max-width: 479.99px)': unseen },
  '@container': { '(max-width: 26rem)': unseen },
});
