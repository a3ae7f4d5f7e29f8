import type { components } from './schema.d.ts';

/** What the contract demands of one field. */
export interface Rule {
  readonly required?: boolean;
  /** May be null: what is empty is sent so. */
  readonly nullable?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number | null)[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

type Schemas = components['schemas'];

/** What the contract demands of each field of a body; of what stands within one, by a name with a dot. */
export type RulesOf<Name extends keyof Schemas> = { readonly [Field in keyof Schemas[Name]]-?: Rule } & {
  readonly [Within in `${string}.${string}`]?: Rule;
};
