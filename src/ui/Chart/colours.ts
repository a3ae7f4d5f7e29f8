/**
 * The eight chart colours as [light, dark], found by search, so that any two remain distinguishable with colour
 * blindness and in greyscale. `tests/charts-palette.test.ts` proves it.
 */
export const chartColours = [
  ['#2e2873', '#7e7cd4'],
  ['#8a5b25', '#b86028'],
  ['#709677', '#d2f5b0'],
  ['#56082c', '#e08293'],
  ['#397988', '#75b4ea'],
  ['#52430a', '#d3c068'],
  ['#a763ce', '#83617c'],
  ['#1d5860', '#5decfe'],
] as const satisfies readonly (readonly [light: string, dark: string])[];
