import { globalStyle } from '@vanilla-extract/css';
import { screen } from './states';
import { vars } from './vars.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  background: vars.surface.page,
  color: vars.text.primary,
  fontFamily: vars.font.sans,
  fontSize: '100%',
  lineHeight: 1.5,
  WebkitTapHighlightColor: 'transparent',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollbarColor: `${vars.border.control} transparent`,
  accentColor: vars.accent.fill,
});

globalStyle('body', { margin: 0, fontSize: vars.size.m, minHeight: '100dvh' });

globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// Disables double-tap zoom. (With `manipulation`, Safari does not report that a press became a scroll.)
globalStyle('a, button', { touchAction: 'pan-x pan-y pinch-zoom' });
globalStyle('svg', { display: 'block', flexShrink: 0 });
globalStyle('::selection', { background: vars.accent.soft, color: vars.accent.softInk });
globalStyle('::placeholder', { color: vars.text.secondary, opacity: 1 });
globalStyle(':focus-visible', { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' });

// Mobile browsers zoom into inputs with smaller text.
globalStyle('input, textarea', { '@media': { [screen.coarse]: { fontSize: `max(1rem, ${vars.size.m})` } } });

const still = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important' as 'auto',
};
globalStyle('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
// Reduced motion by a Storybook setting instead of the system's, for reviewers.
globalStyle(':is([data-motion="reduced"]) :is(*, *::before, *::after)', still);
