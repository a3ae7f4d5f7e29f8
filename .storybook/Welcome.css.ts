import { style } from '@vanilla-extract/css';
import { vars } from '../src/ui/theme/vars.css';

export const audiences = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.l,
  marginBlock: vars.space.xl,
});

export const audience = style({
  padding: vars.space.l,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});

// Storybook styles headings by their element, with a rule below each.
export const title = style({ selectors: { '&&': { margin: 0, padding: 0, border: 0, fontSize: vars.size.l } } });
export const lead = style({ selectors: { '&&': { marginTop: vars.space.xs, color: vars.text.secondary } } });
