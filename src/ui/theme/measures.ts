/** All measures. The stylesheet and the foundation pages read this list. */
export const measures = {
  space: { xs: '4px', s: '8px', m: '12px', l: '20px', xl: '32px', '2xl': '48px' },
  radius: { control: '8px', card: '12px' },
  // In rem, so that a text zoom of 200 % doubles every line.
  size: { xs: '0.75rem', s: '0.8125rem', m: '0.875rem', l: '1rem', xl: '1.25rem', '2xl': '1.75rem' },
  weight: { regular: '400', medium: '500', strong: '600' },
  motion: { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  width: { page: '90rem', text: '42rem', sidebar: '16rem', icons: '3rem', drawer: '18rem', header: '3.5rem' },
  // Controls scale with the text; touch targets are 44 px.
  control: { s: '1.75rem', m: '2.25rem' },
} as const;
