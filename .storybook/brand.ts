import { create } from 'storybook/theming';
import { palette } from '../src/ui/theme/palette';

const [, page] = palette.surface.page;
const [, raised] = palette.surface.raised;
const [, sunken] = palette.surface.sunken;
const [, text] = palette.text.primary;
const [, quiet] = palette.text.secondary;
const [, accent] = palette.accent.softInk;
const [, hairline] = palette.border.hairline;

/** Storybook itself in our colours, dark as the product is first of all. */
export const brand = create({
  base: 'dark',
  brandTitle: 'Trama',
  brandUrl: './',
  appBg: sunken,
  appContentBg: page,
  appPreviewBg: page,
  appBorderColor: hairline,
  appBorderRadius: 12,
  barBg: page,
  barTextColor: quiet,
  barSelectedColor: accent,
  barHoverColor: accent,
  colorPrimary: accent,
  colorSecondary: accent,
  textColor: text,
  textMutedColor: quiet,
  inputBg: raised,
  inputBorder: hairline,
  inputTextColor: text,
  inputBorderRadius: 8,
});
