declare module 'virtual:pattern-codes' {
  /** The code of each sample of the patterns, by its name. */
  export const codes: Record<string, string>;
}

declare module 'virtual:styles' {
  /** The tokens and sizes of each component, by its name. */
  export const styleFacts: Record<string, { tokens: string[]; sizes: { of: string; measures: string[] }[] }>;
  /** The components that a page of the product is made of, by the file of its stories. */
  export const madeOf: Record<string, string[]>;
  /** The figure of each token; of a colour, that of the light and of the dark theme. */
  export const tokenValues: Record<string, string | readonly string[]>;
}

declare module 'virtual:uses' {
  /** The pages and parts of the product that draw a component, by its name. */
  export const uses: Record<string, string[]>;
}
