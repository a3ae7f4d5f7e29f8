/**
 * All colours as [light, dark]. The stylesheet, the contrast test and the colour page read this list. Names state the
 * purpose. The colour page explains the origin of the colours (anil, pau-brasil, cúrcuma, erva-mate, jenipapo).
 */
export const palette = {
  surface: {
    page: ['#f4f6f8', '#0f1117'],
    raised: ['#fdfdff', '#16191f'],
    sunken: ['#ebedf1', '#0a0b10'],
    overlay: ['#fefeff', '#1d2028'],
  },
  text: {
    primary: ['#1a1e29', '#e9ebf1'],
    secondary: ['#565c6b', '#a2a8b5'],
  },
  border: {
    hairline: ['#dddfe6', '#282c35'],
    control: ['#798090', '#72798a'],
  },
  focus: ['#3959da', '#96b4ff'],
  scrim: ['#10142066', '#04060bb8'],
  accent: {
    fill: ['#2d48c0', '#496edd'],
    hover: ['#2339a5', '#3c5fd0'],
    ink: ['#fbfcfe', '#fcfdff'],
    soft: ['#e5edfe', '#1c284a'],
    softInk: ['#2a43b4', '#a1bbff'],
  },
  critical: {
    fill: ['#b32130', '#ca3540'],
    hover: ['#991425', '#b82735'],
    ink: ['#fefbfa', '#fefbfa'],
    soft: ['#fde9e8', '#401a1b'],
    softInk: ['#9e1b29', '#fda1a0'],
  },
  neutral: {
    fill: ['#303541', '#dbdee5'],
    hover: ['#1e232e', '#f3f5f9'],
    ink: ['#fbfcfd', '#13161d'],
    soft: ['#e9ebf0', '#262a33'],
    softInk: ['#383d4a', '#cdd1da'],
  },
  // No strong button uses these tones, so they need neither ink nor hover.
  warning: {
    fill: ['#ab7306', '#ecaf23'],
    soft: ['#fdefcf', '#372709'],
    softInk: ['#754b03', '#f5cb6a'],
  },
  positive: {
    fill: ['#357d44', '#65b46c'],
    soft: ['#e0f5e2', '#142b19'],
    softInk: ['#23592e', '#95dc9a'],
  },
  info: {
    fill: ['#274b68', '#779dbe'],
    soft: ['#e4eef7', '#192938'],
    softInk: ['#224663', '#b0cfea'],
  },
} as const;

/** A colour in the light and the dark theme. */
export type Pair = readonly [light: string, dark: string];

const entries: [name: string, pair: Pair][] = Object.entries(palette).flatMap(([group, value]) =>
  Array.isArray(value)
    ? [[group, value as unknown as Pair] as [string, Pair]]
    : Object.entries(value as Record<string, Pair>).map(([name, pair]) => [`${group}.${name}`, pair] as [string, Pair]),
);

/** Every token by its full name, such as `text.primary`. */
export const tokens: ReadonlyMap<string, Pair> = new Map(entries);

/** A contrast rule: `front` on `back` reaches `least` in both themes. */
export interface ContrastRule {
  front: string;
  back: string;
  least: 4.5 | 3;
}

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'];
const tones = ['accent', 'critical', 'neutral', 'warning', 'positive', 'info'];
const strong = ['accent', 'critical', 'neutral'];
const rule = (front: string, back: string, least: 4.5 | 3): ContrastRule => ({ front, back, least });

/** All colour pairs in use: text at 4.5 to 1; control borders, icons and the focus ring at 3 to 1. */
export const contrastRules: ContrastRule[] = [
  ...surfaces.flatMap((back) => [
    rule('text.primary', back, 4.5),
    rule('text.secondary', back, 4.5),
    rule('border.control', back, 3),
    rule('focus', back, 3),
    ...tones.flatMap((tone) => [rule(`${tone}.softInk`, back, 4.5), rule(`${tone}.fill`, back, 3)]),
  ]),
  ...tones.flatMap((tone) => [
    rule(`${tone}.softInk`, `${tone}.soft`, 4.5),
    rule('text.primary', `${tone}.soft`, 4.5),
    rule('text.secondary', `${tone}.soft`, 4.5),
    rule('focus', `${tone}.soft`, 3),
  ]),
  ...strong.flatMap((tone) => [rule(`${tone}.ink`, `${tone}.fill`, 4.5), rule(`${tone}.ink`, `${tone}.hover`, 4.5)]),
];

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of two opaque colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
