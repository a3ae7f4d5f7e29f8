import type { Resource } from '#domain/access';
import type { EntityField } from '#domain/entity-fields';
import type { OperationId, Schema } from '#openapi/operations';
import type { Subject, Subjects } from '../kernel/activity/log.ts';
import type { Sweep } from '../kernel/housekeeping.ts';
import type { Text } from '../kernel/language.ts';
import type { Due, Job } from '../kernel/notifications.ts';
import type { Guarded } from './access.ts';
import type { Operation, ReferenceKind } from './contract.ts';
import type { Form } from './form.ts';
import type { Openable } from './references.ts';
import { nameEntityFields, nameFields } from './words/fields.ts';

/** The contributions of an area to the server. */
export interface Area {
  /** Authorization of its resources, by the names in `x-access`. */
  resources?: Partial<Record<Resource, Guarded>>;
  /** The audiences of its activity, by subject kind. */
  subjects?: Partial<Record<Schema<'ActivitySubject'>, Subject>>;
  /** Finders of its records that a person may open, for references from other areas. */
  openable?: Partial<Openable>;
  /** Texts for records that were not found, by the names in `x-missing`. */
  missing?: Record<string, Text>;
  /** Display names of the fields in its bodies. */
  fields?: Record<string, Text>;
  /** The fields of its entities, each with the operations that write them. */
  entities?: readonly { fields: Record<string, EntityField>; writtenBy: readonly OperationId[] }[];
  /** HTML forms that work without JavaScript; each runs one of its operations. */
  forms?: readonly Form[];
  /** Runs due work; every server calls it every 15 seconds. */
  due?: Due;
  /** Runs slow work such as calls to other services; every server calls it as often, and on demand. */
  job?: Job;
  /** Deletes data that is no longer needed. */
  sweep?: Sweep;
}

/** Collects the activity subjects of all areas. */
export const subjectsOf = (areas: readonly Area[]): Subjects =>
  new Map(areas.flatMap(({ subjects = {} }) => Object.entries(subjects) as [Schema<'ActivitySubject'>, Subject][]));

/**
 * Combines what all areas contribute. Throws if an operation of the contract refers to something that no area provides.
 */
export function registryOf(areas: readonly Area[], operations: readonly Operation[]) {
  const missing = new Map(areas.flatMap((area) => Object.entries(area.missing ?? {})));
  const resources = new Map(areas.flatMap((area) => Object.entries(area.resources ?? {})));
  for (const { fields = {}, entities = [] } of areas) {
    nameFields(fields);
    for (const entity of entities) nameEntityFields(entity.writtenBy, entity.fields);
  }
  const resourceOf = (name: Resource): Guarded => {
    const resource = resources.get(name);
    if (!resource) throw new Error(`No area says who may do what to a ${name}.`);
    return resource;
  };
  for (const operation of operations) {
    if (operation.access) resourceOf(operation.access.resource);
    for (const name of operation.missing.values())
      if (name !== undefined && !missing.has(name)) throw new Error(`No area says that there is no ${name}.`);
  }
  const openable = Object.assign({}, ...areas.map(({ openable = {} }) => openable)) as Openable;
  const referredKinds = new Set<ReferenceKind>(
    operations.flatMap(({ references }) => references.map(({ kind }) => kind)),
  );
  for (const kind of referredKinds) if (!openable[kind]) throw new Error(`No area says who may open a ${kind}.`);
  return { missing, resourceOf, openable };
}
