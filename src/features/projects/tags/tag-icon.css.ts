import { styleVariants } from '@vanilla-extract/css';
import { chartColours } from '#ui/Chart/colours';

/** The colours of tags, those of charts, which everybody tells apart. */
export const dot = styleVariants(
  Object.fromEntries(
    chartColours.map(([light, dark], at) => [at, { fill: `light-dark(${light}, ${dark})`, stroke: 'none' }]),
  ),
);
