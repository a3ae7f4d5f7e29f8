import { create } from 'storybook/theming';
import { palette } from '../src/ui/theme/palette';

/** Storybook itself in our colours. */
export function brandIn(theme: 'light' | 'dark') {
  const of = ([light, dark]: readonly [string, string]) => (theme === 'light' ? light : dark);
  const { surface, text, accent, border } = palette;
  return create({
    base: theme,
    fontBase: "'Geist Variable', system-ui, sans-serif",
    fontCode: "'Geist Mono Variable', ui-monospace, monospace",
    brandTitle: 'Trama',
    brandUrl: './',
    appBg: of(surface.sunken),
    appContentBg: of(surface.page),
    appPreviewBg: of(surface.page),
    appBorderColor: of(border.hairline),
    appBorderRadius: 12,
    barBg: of(surface.page),
    barTextColor: of(text.secondary),
    barSelectedColor: of(accent.softInk),
    barHoverColor: of(accent.softInk),
    colorPrimary: of(accent.softInk),
    colorSecondary: of(accent.softInk),
    textColor: of(text.primary),
    textMutedColor: of(text.secondary),
    inputBg: of(surface.raised),
    inputBorder: of(border.hairline),
    inputTextColor: of(text.primary),
    inputBorderRadius: 8,
  });
}
