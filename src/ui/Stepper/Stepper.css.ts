import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screen } from '../theme/states';
import { vars } from '../theme/vars.css';

export const steps = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    orientation: {
      horizontal: { gap: vars.space.s, '@media': { [screen.narrow]: { flexDirection: 'column', gap: 0 } } },
      vertical: { flexDirection: 'column' },
    },
  },
});

export const step = recipe({
  base: { position: 'relative', display: 'flex', gap: '10px', minWidth: 0, fontSize: vars.size.m },
  variants: {
    orientation: {
      horizontal: {
        flex: '1 1 0',
        alignItems: 'center',
        // The line continues behind the label to the next step.
        '::after': { content: '""', flex: '1 0 1rem', height: 1, background: vars.border.control },
        ':last-child': { flex: '0 1 auto' },
        selectors: { '&:last-child::after': { display: 'none' } },
        '@media': {
          [screen.narrow]: {
            flex: 'none',
            alignItems: 'flex-start',
            paddingBlockEnd: '14px',
            selectors: { '&:last-child': { paddingBlockEnd: 0 } },
            '::after': {
              position: 'absolute',
              insetInlineStart: 'calc(0.75rem - 0.5px)',
              insetBlock: '1.75rem 4px',
              width: 1,
              height: 'auto',
            },
          },
        },
      },
      vertical: {
        alignItems: 'flex-start',
        paddingBlockEnd: '20px',
        '::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 'calc(0.75rem - 0.5px)',
          insetBlock: '1.75rem 4px',
          width: 1,
          background: vars.border.control,
        },
        selectors: { '&:last-child': { paddingBlockEnd: 0 }, '&:last-child::after': { display: 'none' } },
      },
    },
  },
});

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.5rem',
    height: '1.5rem',
    border: `1px solid ${vars.border.control}`,
    borderRadius: '50%',
    background: vars.surface.raised,
    color: vars.text.secondary,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      todo: {},
      current: { borderColor: vars.accent.fill, background: vars.accent.fill, color: vars.accent.ink },
      done: { borderColor: 'transparent', background: vars.positive.soft, color: vars.positive.softInk },
      failed: { borderColor: 'transparent', background: vars.critical.soft, color: vars.critical.softInk },
    },
  },
});

export const words = style({ minWidth: 0, paddingBlock: '2px' });

export const label = recipe({
  base: { lineHeight: '1.25rem', overflowWrap: 'break-word' },
  variants: {
    state: {
      todo: { color: vars.text.secondary },
      current: { fontWeight: vars.weight.strong },
      done: {},
      failed: { color: vars.critical.softInk },
    },
  },
});

export const note = style({ color: vars.text.secondary, fontSize: vars.size.s, lineHeight: 1.4 });
