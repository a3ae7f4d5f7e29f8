declare module 'virtual:uses' {
  /** The pages and parts of the product that draw a component, by its name. */
  export const uses: Record<string, string[]>;
}
